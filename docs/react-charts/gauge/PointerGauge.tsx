import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

// #region preview
function Pointer() {
  const {valueAngle, outerRadius, cx, cy} = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const x = cx + outerRadius * 0.9 * Math.sin(valueAngle);
  const y = cy - outerRadius * 0.9 * Math.cos(valueAngle);
  return (
    <g stroke="currentColor" fill="currentColor">
      <line x1={cx} y1={cy} x2={x} y2={y} strokeWidth={3} strokeLinecap="round" />
      <circle cx={cx} cy={cy} r={6} />
    </g>
  );
}

// Render it after the arcs, so it's on top:
// <GaugeContainer value={185} valueMax={250}>… <Pointer /></GaugeContainer>
// #endregion

export default function PointerGauge() {
  return (
    <GaugeContainer
      value={185}
      valueMax={250}
      startAngle={-110}
      endAngle={110}
      height={220}
      aria-label="Response time, ms"
      aria-valuetext="185 ms"
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <g transform="translate(0 44)">
        <GaugeValueText text="185 ms" />
      </g>
      <Pointer />
    </GaugeContainer>
  );
}
