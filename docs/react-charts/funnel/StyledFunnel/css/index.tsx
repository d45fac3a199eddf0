import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../../../data/bookings';
import './styles.css';

export default function StyledFunnel() {
  return (
    // #region preview
    <div className="bookings">
      <FunnelChart hideLegend series={[{data: bookings}]} height={280} />
    </div>
    // #endregion
  );
}
