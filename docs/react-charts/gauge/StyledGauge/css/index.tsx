import {Gauge} from '@mui/x-charts/Gauge';
import './styles.css';

export default function StyledGauge() {
  return (
    // #region preview
    <Gauge
      className="cpu"
      value={72}
      startAngle={-110}
      endAngle={110}
      cornerRadius="50%"
      height={220}
      aria-label="CPU usage, percent"
    />
    // #endregion
  );
}
