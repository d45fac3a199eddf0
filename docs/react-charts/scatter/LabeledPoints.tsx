import {useScatterSeries, useXScale, useYScale} from '@mui/x-charts/hooks';
import {ScatterChart} from '@mui/x-charts/ScatterChart';

const data = [
  {id: 'E1', x: 28, y: 64},
  {id: 'E2', x: 34, y: 72},
  {id: 'E3', x: 41, y: 89},
  {id: 'E4', x: 47, y: 94},
  {id: 'E5', x: 52, y: 112},
  {id: 'E6', x: 58, y: 109},
  {id: 'E7', x: 63, y: 131},
  {id: 'E8', x: 71, y: 136},
];
const series = [{id: 'email', label: 'Email', data}];
const xAxis = [{label: 'Spend ($1,000)'}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60, min: 40, max: 160}];

// #region preview
// The points of the series: [{id: 'E1', x: 28, y: 64}, …]
function PointLabels() {
  const email = useScatterSeries('email');
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  return (
    <g fill="currentColor" fontSize={11} textAnchor="middle" pointerEvents="none">
      {email?.data?.map((point) => (
        <text key={point.id} x={xScale(point.x)} y={yScale(point.y) - 9}>
          {point.id}
        </text>
      ))}
    </g>
  );
}

// Render it in the chart: <ScatterChart …><PointLabels /></ScatterChart>
// #endregion

export default function LabeledPoints() {
  return (
    <ScatterChart
      title="Spend and revenue of email campaigns, with their names"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      hideLegend
      height={300}
    >
      <PointLabels />
    </ScatterChart>
  );
}
