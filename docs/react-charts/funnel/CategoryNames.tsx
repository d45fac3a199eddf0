import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings, steps} from '../data/bookings';

export default function CategoryNames() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      categoryAxis={{
        categories: steps,
        position: 'left',
        size: 80,
        disableLine: true,
        disableTicks: true,
      }}
      series={[{data: bookings}]}
      height={280}
    />
    // #endregion
  );
}
