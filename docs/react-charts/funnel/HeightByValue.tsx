import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings, steps} from '../data/bookings';

export default function HeightByValue() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      categoryAxis={{categories: steps, scaleType: 'linear', position: 'left', size: 80}}
      series={[{data: bookings}]}
      height={300}
    />
    // #endregion
  );
}
