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

// <div className={radarStyles.join(' ')}><RadarChart series={series} radar={radar} … /></div>
// radar: {max: 5, metrics: ['Price', 'Quality', …]}
// series: [{label: 'Online store', data: [4.4, 3.9, …], fillArea: true}]
// #endregion

export default function StyledRadar() {
  return (
    <div className={`w-full ${radarStyles.join(' ')}`}>
      <RadarChart
        hideLegend
        series={series}
        radar={radar}
        height={280}
        title="Customer ratings of the online store from 0 to 5"
      />
    </div>
  );
}
