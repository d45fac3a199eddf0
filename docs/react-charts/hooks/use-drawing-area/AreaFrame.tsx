import {LineChart} from '@mui/x-charts/LineChart';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {climate, months} from '../../data/observatory';

// #region preview
function Frame() {
  const {left, top, width, height, right, bottom} = useDrawingArea();
  const corners = [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ] as const;

  return (
    <g fill="currentColor" fontSize={12} pointerEvents="none">
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke="currentColor"
      />
      {corners.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4} />
      ))}
      <text
        x={left + width / 2}
        y={top + height / 2}
        textAnchor="middle"
        direction="ltr"
      >
        <tspan x={left + width / 2}>
          left {Math.round(left)}, top {Math.round(top)}
        </tspan>
        <tspan x={left + width / 2} dy={18}>
          width {Math.round(width)}, height {Math.round(height)}
        </tspan>
        <tspan x={left + width / 2} dy={18}>
          right {Math.round(right)}, bottom {Math.round(bottom)}
        </tspan>
      </text>
    </g>
  );
}

export default function AreaFrame() {
  return (
    <LineChart
      hideLegend
      title="Clear nights by month"
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Clear nights', min: 0}]}
      series={[{data: climate.clearNights, label: 'Clear nights', showMark: false}]}
      height={260}
    >
      <Frame />
    </LineChart>
  );
}
// #endregion
