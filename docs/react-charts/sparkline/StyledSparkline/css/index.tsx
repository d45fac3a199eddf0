import {SparkLineChart} from '@mui/x-charts/SparkLineChart';
import './styles.css';

export default function StyledSparkline() {
  return (
    // #region preview
    <section className="week-card">
      <p className="label">Guests this week</p>
      <p className="figure">398</p>
      <SparkLineChart
        className="line"
        title="Guests per day of this week"
        data={[42, 38, 45, 51, 47, 83, 92]}
        area
        height={60}
      />
    </section>
    // #endregion
  );
}
