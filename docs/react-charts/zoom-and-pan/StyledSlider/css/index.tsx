import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis} from '../data';
import './styles.css';

export default function StyledSlider() {
  return (
    // #region preview
    <LineChartPro
      className="season"
      xAxis={xAxis}
      series={series}
      initialZoom={initialZoom}
      height={300}
    />
    // #endregion
  );
}
