import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../../../data/bookings';

const sections =
  '[&_.MuiFunnelSection-root]:stroke-current [&_.MuiFunnelSection-root]:stroke-2 [&_.MuiFunnelSection-root:hover]:[stroke-dasharray:6_4]';
const labels = '[&_.MuiFunnelSection-label]:text-lg [&_.MuiFunnelSection-label]:font-bold';

export default function StyledFunnel() {
  return (
    // #region preview
    <div className={`w-full ${sections} ${labels}`}>
      <FunnelChart hideLegend series={[{data: bookings}]} height={280} />
    </div>
    // #endregion
  );
}
