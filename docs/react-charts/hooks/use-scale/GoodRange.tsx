import {ScatterChart} from '@mui/x-charts/ScatterChart';
import {useDrawingArea, useXScale, useYScale} from '@mui/x-charts/hooks';
import {draco, lyra, toPoints} from '../../data/stars';

// #region preview
function SunlikeStars() {
  const {top, height} = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const from = xScale(0.5);
  const to = xScale(0.8);
  return (
    <g pointerEvents="none">
      <rect
        x={from}
        y={top}
        width={to - from}
        height={height}
        fill="currentColor"
        opacity={0.08}
      />
      <text x={from + 6} y={yScale(12.4)} fill="currentColor" fontSize={12}>
        like the Sun
      </text>
    </g>
  );
}

export default function GoodRange() {
  return (
    <ScatterChart
      title="Stars of two clusters by color and magnitude"
      xAxis={[{label: 'Color index B−V (mag)', min: -0.3, max: 1.5}]}
      yAxis={[{label: 'Magnitude', min: 2, max: 13, reverse: true}]}
      series={[
        {label: 'Lyra', data: toPoints(lyra)},
        {label: 'Draco', data: toPoints(draco)},
      ]}
      height={300}
    >
      <SunlikeStars />
    </ScatterChart>
  );
}
// #endregion
