import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';

const xAxis = [{label: 'Price ($)', min: 0, max: 600}];
const yAxis = [{label: 'Sales rank', min: 0.5, max: 10.5, reverse: true}];
const series = [
  {
    label: 'Furniture',
    data: [
      {id: 'stool', x: 89, y: 6},
      {id: 'cabinet', x: 179, y: 9},
      {id: 'chair', x: 289, y: 3},
      {id: 'desk', x: 549, y: 4},
    ],
  },
  {
    label: 'Electronics',
    data: [
      {id: 'mouse', x: 29, y: 1},
      {id: 'webcam', x: 69, y: 2},
      {id: 'keyboard', x: 119, y: 5},
      {id: 'dock', x: 189, y: 7},
      {id: 'monitor', x: 379, y: 8},
    ],
  },
];

// #region preview
// yAxis: [{label: 'Sales rank', min: 0.5, max: 10.5, reverse: true}]
function TargetRange({from, to}: {from: number; to: number}) {
  const {top, height} = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const x = xScale(from);
  return (
    <g pointerEvents="none" fill="currentColor">
      <rect x={x} y={top} width={xScale(to) - x} height={height} opacity={0.08} />
      <text x={x + 6} y={yScale(10)} fontSize={12} direction="ltr">
        Target price
      </text>
    </g>
  );
}

// <ScatterChart yAxis={yAxis} …><TargetRange from={50} to={200} /></ScatterChart>
// #endregion

export default function GoodRange() {
  return (
    <ScatterChart
      title="Sales rank by price and category"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    >
      <TargetRange from={50} to={200} />
    </ScatterChart>
  );
}
