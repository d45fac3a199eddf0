import {RadarChart, radarSeriesPlotClasses} from '@mui/x-charts/RadarChart';
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
        [`& .${radarSeriesPlotClasses.area}`]: {
          strokeWidth: 3,
          strokeLinejoin: 'round',
          fillOpacity: 0.15,
        },
        '& .MuiRadarGrid-divider': {strokeDasharray: '3 3'},
        '& .MuiRadarGrid-stripe': {fillOpacity: 0.04},
      }}
      title="Rating of the rye bread in points from 0 to 10"
    />
    // #endregion
  );
}
