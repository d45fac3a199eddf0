import {BarChart} from '@mui/x-charts/BarChart';
import {useBarSeries, useXAxis, useXScale, useYScale} from '@mui/x-charts/hooks';

// #region preview
function BestFlag({seriesId}: {seriesId: string}) {
  const values = useBarSeries(seriesId)?.data ?? []; // [142, 158, 197, 263]
  const {data: categories = []} = useXAxis(); // ['Q1', 'Q2', 'Q3', 'Q4']
  const xScale = useXScale<'band'>();
  const yScale = useYScale<'linear'>();

  const maximum = Math.max(...values.map((value) => value ?? 0));
  const start = xScale(categories[values.indexOf(maximum)]) ?? 0;
  const middle = start + xScale.bandwidth() / 2;
  return (
    <g transform={`translate(${middle} ${yScale(maximum)})`} pointerEvents="none">
      <path d="M 0 -2 l -6 -10 h 12 z" fill="currentColor" />
      <text y={-18} textAnchor="middle" fill="currentColor" fontSize={13}>
        Best quarter
      </text>
    </g>
  );
}
// #endregion

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{max: 320, label: 'Revenue ($1,000)', width: 60}];
const series = [{id: 'online', data: [142, 158, 197, 263], label: 'Online'}];

export default function BestQuarter() {
  return (
    <BarChart
      title="Online revenue by quarter, with the best quarter marked"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    >
      <BestFlag seriesId="online" />
    </BarChart>
  );
}
