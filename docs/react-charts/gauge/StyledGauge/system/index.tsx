import {Gauge, gaugeClasses} from '@mui/x-charts/Gauge';

export default function StyledGauge() {
  return (
    // #region preview
    <Gauge
      value={72}
      startAngle={-110}
      endAngle={110}
      cornerRadius="50%"
      height={220}
      aria-label="CPU usage, percent"
      sx={{
        [`& .${gaugeClasses.valueArc}`]: {fill: '#d1495b'},
        [`& .${gaugeClasses.referenceArc}`]: {fill: 'currentColor', fillOpacity: 0.15},
        [`& .${gaugeClasses.valueText} text`]: {fontSize: 40, fontWeight: 700},
      }}
    />
    // #endregion
  );
}
