import {RadarChart} from '@mui/x-charts/RadarChart';
import {radar, series} from '../data';

export default function StyledRadar() {
  return (
    // #region preview
    <RadarChart
      hideLegend
      series={series}
      radar={radar}
      height={280}
      sx={{
        '& .MuiRadarSeriesPlot-area': {strokeWidth: 3, fillOpacity: 0.15, strokeLinejoin: 'round'},
        '& .MuiRadarGrid-divider': {strokeDasharray: '3 3'},
        '& .MuiRadarGrid-stripe': {fillOpacity: 0.04},
      }}
    />
    // #endregion
  );
}
