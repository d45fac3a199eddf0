import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], position: 'none' as const}];
const yAxis = [{position: 'none' as const}];
const series = [{data: [320, 280, 305, 340, 520], label: 'Orders'}];

export default function ChartCard() {
  return (
    // #region preview
    <section className="mx-auto max-w-80 rounded-xl border border-solid border-slate-300 p-5 dark:border-slate-700">
      <p className="m-0 text-sm text-slate-600 dark:text-slate-300">Orders this week</p>
      <p className="m-0 mb-4 text-4xl">1,765</p>
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
