import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

export default function PointerGauge() {
  return (
    // #region preview
    <GaugeContainer
      value={185}
      valueMax={250}
      startAngle={-110}
      endAngle={110}
      height={220}
      aria-label="Oven, °C"
    >
      <GaugeReferenceArc />
      <GaugeValueArc />
      <g transform="translate(0 44)">
        <GaugeValueText text="185 °C" />
      </g>
      <Pointer />
    </GaugeContainer>
    // #endregion
  );
}

function Pointer() {
  const {valueAngle, maxRadius, cx, cy} = useGaugeState();
  if (valueAngle === null) {
    return null;
  }
  const x = cx + maxRadius * 0.9 * Math.sin(valueAngle);
  const y = cy - maxRadius * 0.9 * Math.cos(valueAngle);
  return (
    <g stroke="currentColor" fill="currentColor">
      <line x1={cx} y1={cy} x2={x} y2={y} strokeWidth={3} strokeLinecap="round" />
      <circle cx={cx} cy={cy} r={6} />
    </g>
  );
}
