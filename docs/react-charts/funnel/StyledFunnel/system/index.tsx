import {FunnelChart, funnelSectionClasses} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';

export default function StyledFunnel() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      series={series} // id: 'bookings'
      height={280}
      sx={{
        [`& .${funnelSectionClasses.root}`]: {stroke: 'currentColor', strokeWidth: 2},
        [`& .${funnelSectionClasses.root}:hover`]: {strokeDasharray: '6 4'},
        [`& .${funnelSectionClasses.label}`]: {fontSize: 18, fontWeight: 700},
        [`& [data-series="bookings"] .${funnelSectionClasses.root}:nth-of-type(4)`]: {
          fill: '#2f8a6b',
        },
      }}
      title="From the timetable to the paid ticket"
    />
    // #endregion
  );
}
