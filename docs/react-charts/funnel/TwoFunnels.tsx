import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings, lastYear, steps} from '../data/bookings';

const plain = (rows: typeof bookings) => rows.map(({id, value}) => ({id, value}));

export default function TwoFunnels() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      categoryAxis={{categories: steps, position: 'left', size: 80}}
      series={[
        {data: plain(lastYear), sectionLabel: false},
        {data: plain(bookings), variant: 'outlined'},
      ]}
      height={300}
    />
    // #endregion
  );
}
