import {Gauge} from '@mui/x-charts/Gauge';

// #region preview
const gaugeStyles = [
  '[&_.MuiGauge-valueArc]:[fill:#d1495b]',
  '[&_.MuiGauge-referenceArc]:fill-current [&_.MuiGauge-referenceArc]:[fill-opacity:0.15]',
  '[&_.MuiGauge-valueText_text]:text-[40px] [&_.MuiGauge-valueText_text]:font-bold',
];

export default function StyledGauge() {
  return (
    <Gauge
      className={gaugeStyles.join(' ')}
      value={72}
      startAngle={-110}
      endAngle={110}
      cornerRadius="50%"
      height={220}
      aria-label="CPU usage, percent"
    />
  );
}
// #endregion
