import {useDrawingArea, useLineSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {LineChart} from '@mui/x-charts/LineChart';

const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
const xAxis = [
  {
    data: months,
    scaleType: 'point' as const,
    tickLabelInterval: (_: unknown, index: number) => index % 2 === 0,
  },
];
const yAxis = [{min: 0, max: 120, label: 'Visitors (thousands)', disableLine: true}];
const series = [
  {
    id: 'visitors',
    data: [41, 44, 52, 49, 57, 63, 60, 68, 72, 75, 88, 94],
    label: 'Visitors',
  },
];

// #region preview
// months: ['Jan', 'Feb', …], series: [{id: 'visitors', data: [41, 44, …]}]
function ValueLabels() {
  const visitors = useLineSeries('visitors');
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const {top} = useDrawingArea();
  return (
    <g fill="currentColor" fontSize={12} textAnchor="middle" pointerEvents="none">
      {months.map((month, dataIndex) => {
        const value = visitors!.data[dataIndex] ?? 0;
        return (
          <text key={month} x={xScale(month)} y={Math.max(yScale(value) - 12, top)}>
            {visitors!.valueFormatter(value, {dataIndex})}
          </text>
        );
      })}
    </g>
  );
}
// #endregion

export default function NumberedLine() {
  return (
    <LineChart
      hideLegend
      title="Website visitors by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={240}
    >
      <ValueLabels />
    </LineChart>
  );
}
