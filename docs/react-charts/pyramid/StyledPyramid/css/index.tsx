import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../../../data/bookings';
import './styles.css';

export default function StyledPyramid() {
  return (
    // #region preview
    <div className="round-pyramid">
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
