import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

// #region preview
function Frame() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <g pointerEvents="none">
      <path
        d={`M ${left} ${top} h ${width} v ${height} h ${-width} z`}
        fill="none"
        stroke="currentColor"
      />
      <text x={left + width / 2} y={top + 20} textAnchor="middle" fill="currentColor">
        {`left ${left}, top ${top}, width ${width}, height ${height}`}
      </text>
    </g>
  );
}
// <ScatterChart …><Frame /></ScatterChart>
// #endregion

const xAxis = [{label: 'Orders per month', min: 0}];
const yAxis = [{label: 'Revenue ($1,000)', min: 0, max: 20}];
const series = [
  {
    label: 'Stores',
    data: [
      {id: 1, x: 120, y: 5.4},
      {id: 2, x: 180, y: 7.1},
      {id: 3, x: 250, y: 9.8},
      {id: 4, x: 310, y: 10.9},
      {id: 5, x: 440, y: 14.2},
    ],
    markerSize: 5,
  },
];
const sx = {fontSize: 12};

export default function DrawingAreaBox() {
  return (
    <ScatterChart
      title="Revenue of five stores by number of orders"
      hideLegend
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      sx={sx}
      height={280}
    >
      <Frame />
    </ScatterChart>
  );
}
