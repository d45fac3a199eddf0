import {BarChart} from '@mui/x-charts/BarChart';
import './styles.css';

export default function ChartCard() {
  return (
    // #region preview
    <section className="card">
      <p className="label">Passengers this week</p>
      <p className="figure">1,765</p>
      <BarChart
        title="Passengers per day of this week"
        hideLegend
        xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], position: 'none'}]}
        yAxis={[{position: 'none'}]}
        series={[{data: [320, 280, 305, 340, 520], label: 'Passengers'}]}
        margin={0}
        height={120}
      />
    </section>
    // #endregion
  );
}
