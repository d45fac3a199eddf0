import {RadarChart, radarSeriesPlotClasses} from '@mui/x-charts/RadarChart';
import {radar, series} from '../data';

// #region preview
const radarStyles = {
  [`& .${radarSeriesPlotClasses.area}`]: {
    strokeWidth: 3,
    strokeLinejoin: 'round' as const,
    fillOpacity: 0.15,
  },
  '& .MuiRadarGrid-divider': {strokeDasharray: '3 3'},
  '& .MuiRadarGrid-stripe': {fillOpacity: 0.04},
};

// <RadarChart series={series} radar={radar} sx={radarStyles} height={280} />
// radar: {max: 5, metrics: ['Price', 'Quality', …]}
// series: [{label: 'Online store', data: [4.4, 3.9, …], fillArea: true}]
// #endregion

export default function StyledRadar() {
  return (
    <RadarChart
      hideLegend
      series={series}
      radar={radar}
      height={280}
      sx={radarStyles}
      title="Customer ratings of the online store from 0 to 5"
    />
  );
}
