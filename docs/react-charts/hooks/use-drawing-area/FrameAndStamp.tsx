import {LineChart} from '@mui/x-charts/LineChart';
import {useDrawingArea} from '@mui/x-charts/hooks';
import {climate, months} from '../../data/observatory';

// #region preview
function Stamp({text}: {text: string}) {
  const {left, top, width, height} = useDrawingArea();
  return (
    <g opacity={0.75} pointerEvents="none">
      <rect x={left} y={top} width={width} height={height} fill="none" stroke="currentColor" />
      <text
        x={left + width - 8}
        y={top + 18}
        textAnchor="end"
        direction="ltr"
        fill="currentColor"
        fontSize={12}
      >
        {text}
      </text>
    </g>
  );
}
// #endregion

export default function FrameAndStamp() {
  return (
    <LineChart
      xAxis={[{data: months, scaleType: 'point'}]}
      series={[{data: climate.clearNights, label: 'Clear nights', area: true}]}
      height={260}
    >
      <Stamp text="Preliminary" />
    </LineChart>
  );
}
