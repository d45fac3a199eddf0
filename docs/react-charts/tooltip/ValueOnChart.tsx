import {LineChart} from '@mui/x-charts/LineChart';
import {useAxesTooltip} from '@mui/x-charts/ChartsTooltip';
import {useDrawingArea, useXAxis, useXScale} from '@mui/x-charts/hooks';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'point' as const},
];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {
    data: [142, 158, 151, 176, 189, 197],
    label: 'Revenue',
    valueFormatter: (value: number | null) => (value === null ? '' : `$${value},000`),
  },
];
const margin = {top: 30, left: 40, right: 40};

// #region preview
function Readout() {
  const point = useAxesTooltip({directions: ['x']})?.[0];
  const {id} = useXAxis();
  const xScale = useXScale<'point'>();
  const {top} = useDrawingArea();
  if (!point || point.axisId !== id) {
    return null;
  }
  const x = xScale(point.axisValue) ?? 0;
  return (
    <text x={x} y={top - 6} textAnchor="middle" fill="currentColor" fontSize={13}>
      {point.axisFormattedValue}: {point.seriesItems[0]?.formattedValue}
    </text>
  );
}

// Render it in the chart: <LineChart …><Readout /></LineChart>
const slotProps = {tooltip: {trigger: 'none' as const}};
// #endregion

export default function ValueOnChart() {
  return (
    <LineChart
      hideLegend
      title="Revenue by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      margin={margin}
      slotProps={slotProps}
      height={280}
    >
      <Readout />
    </LineChart>
  );
}
