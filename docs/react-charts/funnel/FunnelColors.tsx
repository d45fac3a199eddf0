import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

export default function FunnelColors() {
  return (
    // #region preview
    <FunnelChart
      colors={['#6ea8e0', '#5a96d2', '#4a88c6']}
      series={[
        {data: bookings.map((step) => (step.id === 'paid' ? {...step, color: '#3f9d67'} : step))},
      ]}
      height={280}
    />
    // #endregion
  );
}
