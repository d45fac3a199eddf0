import {FunnelChart, funnelSectionClasses} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';

export default function StyledPyramid() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      series={series} // curve: 'pyramid', variant: 'outlined'
      gap={11}
      height={300}
      title="From the timetable to the paid ticket"
      sx={{
        [`& .${funnelSectionClasses.root}`]: {
          fillOpacity: 0.15,
          strokeLinejoin: 'round',
          strokeWidth: 5,
        },
        [`& .${funnelSectionClasses.root}:hover`]: {fillOpacity: 0.5},
        [`& .${funnelSectionClasses.label}`]: {fontSize: 12, fontWeight: 700},
      }}
    />
    // #endregion
  );
}
