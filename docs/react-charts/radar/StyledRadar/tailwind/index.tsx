import {RadarChart} from '@mui/x-charts/RadarChart';
import {radar, series} from '../data';

// #region preview
const radarStyles = [
  '[&_.MuiRadarSeriesPlot-area]:[stroke-width:3px]',
  '[&_.MuiRadarSeriesPlot-area]:[stroke-linejoin:round]',
  '[&_.MuiRadarSeriesPlot-area]:[fill-opacity:0.15]',
  '[&_.MuiRadarGrid-divider]:[stroke-dasharray:3_3]',
  '[&_.MuiRadarGrid-stripe]:[fill-opacity:0.04]',
];

export default function StyledRadar() {
  return (
    <div className={`w-full ${radarStyles.join(' ')}`}>
      <RadarChart
        hideLegend
        series={series}
        radar={radar}
        height={280}
        title="Rating of the rye bread in points from 0 to 10"
      />
    </div>
  );
}
// #endregion
