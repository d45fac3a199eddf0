import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledSlider() {
  return (
    // #region preview
    <LineChartPro
      className="season"
      title="Temperature at noon, day by day from May to August"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={300}
    />
    // #endregion
  );
}
