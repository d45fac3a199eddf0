import {LineChart} from '@mui/x-charts/LineChart';
import {useDrawingArea, useLineSeries, useYScale} from '@mui/x-charts/hooks';

// #region preview
function AverageMark({seriesId}: {seriesId: string}) {
  const data = useLineSeries(seriesId)?.data; // [142, 118, 157, …]
  const {left, width} = useDrawingArea();
  const yScale = useYScale<'linear'>();
  if (!data) {
    return null;
  }
  const average =
    data.reduce<number>((sum, value) => sum + (value ?? 0), 0) / data.length;
  const y = yScale(average);
  return (
    <g pointerEvents="none" fill="currentColor" fontSize={12}>
      <path d={`M ${left} ${y} h ${width}`} stroke="currentColor" />
      <text x={left + width * 0.7} y={y + 16} textAnchor="middle">
        {`Average: $${Math.round(average)},000`}
      </text>
    </g>
  );
}
// #endregion

const xAxis = [
  {
    data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'],
    scaleType: 'point' as const,
  },
];
const yAxis = [{min: 0, label: 'Revenue ($1,000)', width: 60}];
const series = [
  {id: 'revenue', data: [142, 118, 157, 186, 171, 194, 178, 215], label: 'Revenue'},
];

export default function AverageLine() {
  return (
    <LineChart
      title="Revenue by month, with the average"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={280}
    >
      <AverageMark seriesId="revenue" />
    </LineChart>
  );
}
