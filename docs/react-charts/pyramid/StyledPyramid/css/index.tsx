import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {series} from '../data';
import './styles.css';

export default function StyledPyramid() {
  return (
    // #region preview
    <div className="round-pyramid">
      <FunnelChart
        hideLegend
        series={series} // curve: 'pyramid', variant: 'outlined'
        gap={11}
        height={300}
        title="From the timetable to the paid ticket"
      />
    </div>
    // #endregion
  );
}
