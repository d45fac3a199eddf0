import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

export default function HorizontalFunnel() {
  return (
    // #region preview
    <FunnelChart hideLegend series={[{data: bookings, layout: 'horizontal'}]} height={240} />
    // #endregion
  );
}
