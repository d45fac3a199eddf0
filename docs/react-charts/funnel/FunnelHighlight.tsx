import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

export default function FunnelHighlight() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      series={[{data: bookings, highlightScope: {highlight: 'item', fade: 'global'}}]}
      height={260}
    />
    // #endregion
  );
}
