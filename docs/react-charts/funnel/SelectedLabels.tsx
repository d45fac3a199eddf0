import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {bookings} from '../data/bookings';

export default function SelectedLabels() {
  return (
    // #region preview
    <FunnelChart
      hideLegend
      series={[
        {
          data: bookings,
          sectionLabel: ({dataIndex}) => (dataIndex % 3 === 0 ? {} : false),
        },
      ]}
      height={260}
    />
    // #endregion
  );
}
