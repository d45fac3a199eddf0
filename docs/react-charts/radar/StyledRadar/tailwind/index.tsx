import {RadarChart} from '@mui/x-charts/RadarChart';
import {radar, series} from '../data';

const area =
  '[&_.MuiRadarSeriesPlot-area]:[stroke-width:3px] [&_.MuiRadarSeriesPlot-area]:[stroke-linejoin:round] [&_.MuiRadarSeriesPlot-area]:[fill-opacity:0.15]';
const grid =
  '[&_.MuiRadarGrid-divider]:[stroke-dasharray:3_3] [&_.MuiRadarGrid-stripe]:[fill-opacity:0.04]';

export default function StyledRadar() {
  return (
    // #region preview
    <div className={`w-full ${area} ${grid}`}>
      <RadarChart hideLegend series={series} radar={radar} height={280} />
    </div>
    // #endregion
  );
}
