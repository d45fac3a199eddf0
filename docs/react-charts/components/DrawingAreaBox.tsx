import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {useDrawingArea} from '@mui/x-charts/hooks';

// #region preview
function Frame() {
  const {left, top, width, height} = useDrawingArea();
  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke="currentColor"
      />
      <text
        x={left + width / 2}
        y={top + 20}
        textAnchor="middle"
        fontSize={12}
        fill="currentColor"
      >
        {`left ${left}, top ${top}, width ${width}, height ${height}`}
      </text>
    </g>
  );
}

const trees = [
  {id: 1, x: 12, y: 5.4},
  {id: 2, x: 18, y: 7.1},
  {id: 3, x: 25, y: 9.8},
  {id: 4, x: 31, y: 10.9},
  {id: 5, x: 44, y: 14.2},
];

export default function DrawingAreaBox() {
  return (
    <ScatterChart
      xAxis={[{label: 'Trunk, cm', min: 0}]}
      yAxis={[{label: 'Height, m', min: 0, max: 20}]}
      series={[{data: trees, markerSize: 5}]}
      height={280}
      title="Height of trees by the diameter of the trunk"
    >
      <Frame />
    </ScatterChart>
  );
}
// #endregion
