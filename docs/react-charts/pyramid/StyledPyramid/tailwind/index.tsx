import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../../../data/bookings';

const sections =
  '[&_.MuiFunnelSection-root]:[fill-opacity:0.15] [&_.MuiFunnelSection-root:hover]:[fill-opacity:0.5] [&_.MuiFunnelSection-root]:[stroke-linejoin:round] [&_.MuiFunnelSection-root]:stroke-5';
const labels = '[&_.MuiFunnelSection-label]:text-xs [&_.MuiFunnelSection-label]:font-bold';

export default function StyledPyramid() {
  return (
    // #region preview
    <div className={`w-full ${sections} ${labels}`}>
      <FunnelChart
        hideLegend
        series={[{data: bookings, curve: 'pyramid', variant: 'outlined'}]}
        gap={11}
        height={300}
      />
    </div>
    // #endregion
  );
}
