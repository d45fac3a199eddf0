import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

export default function OutlinedFunnel() {
  return (
    // #region preview
    <FunnelChart
      series={[{data: bookings, variant: 'outlined', curve: 'bump'}]}
      gap={6}
      height={280}
    />
    // #endregion
  );
}
