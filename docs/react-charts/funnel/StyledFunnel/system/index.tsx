import {FunnelChart, funnelSectionClasses} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../../../data/bookings';

export default function StyledFunnel() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      series={[{data: bookings}]}
      height={280}
      sx={{
        [`& .${funnelSectionClasses.root}`]: {stroke: 'currentColor', strokeWidth: 2},
        [`& .${funnelSectionClasses.root}:hover`]: {strokeDasharray: '6 4'},
        [`& .${funnelSectionClasses.label}`]: {fontSize: 18, fontWeight: 700},
      }}
    />
    // #endregion
  );
}
