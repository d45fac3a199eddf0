import {BarChart} from '@mui/x-charts/BarChart';
import './styles.css';

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], position: 'none' as const}];
const yAxis = [{position: 'none' as const}];
const series = [{data: [320, 280, 305, 340, 520], label: 'Orders'}];

export default function ChartCard() {
  return (
    // #region preview
    <section className="card">
      <p className="label">Orders this week</p>
      <p className="figure">1,765</p>
      <BarChart
        title="Orders per day of this week"
        hideLegend
        xAxis={xAxis} // [{data: ['Mon', 'Tue', …], position: 'none'}]
        yAxis={yAxis} // [{position: 'none'}]
        series={series} // [{data: [320, 280, …], label: 'Orders'}]
        margin={0}
        height={120}
      />
    </section>
    // #endregion
  );
}
