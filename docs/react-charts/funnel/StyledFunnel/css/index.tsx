import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';
import './styles.css';

export default function StyledFunnel() {
  return (
    // #region preview
    <div className="bookings">
      <FunnelChart
        hideLegend
        series={series} // id: 'bookings'
        height={280}
        title="From the timetable to the paid ticket"
      />
    </div>
    // #endregion
  );
}
