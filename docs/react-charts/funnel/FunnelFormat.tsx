import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

const first = bookings[0]?.value ?? 1;

export default function FunnelFormat() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      series={[
        {data: bookings, valueFormatter: ({value}) => `${Math.round((value / first) * 100)}%`},
      ]}
      height={280}
    />
    // #endregion
  );
}
