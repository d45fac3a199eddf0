import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import './styles.css';

// #region preview
const orders = [42, 38, 45, 51, 47, 83, 92];

// styles.css:
// .week-line .MuiAreaElement-root {fill-opacity: 0.2}
// .week-line .MuiLineElement-root {stroke-width: 3px}
export default function StyledSparkline() {
  return (
    <section className="week-card">
      <p className="week-label">Orders this week</p>
      <p className="week-total">398</p>
      <SparkLineChart
        className="week-line"
        title="Orders per day of this week"
        data={orders}
        area
        height={60}
      />
    </section>
  );
}
// #endregion
