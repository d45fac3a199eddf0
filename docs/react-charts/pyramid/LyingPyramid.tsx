import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

export default function LyingPyramid() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      series={[{data: bookings, curve: 'pyramid', layout: 'horizontal', variant: 'outlined'}]}
      gap={6}
      height={240}
    />
    // #endregion
  );
}
