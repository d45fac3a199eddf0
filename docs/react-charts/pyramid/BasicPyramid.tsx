import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

export default function BasicPyramid() {
  return (
    // #region preview
    <FunnelChart series={[{data: bookings, curve: 'pyramid'}]} gap={4} height={300} />
    // #endregion
  );
}
