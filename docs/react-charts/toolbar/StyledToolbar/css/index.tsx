import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis} from '../data';
import './styles.css';

export default function StyledToolbar() {
  return (
    // #region preview
    <div className="pill">
      <LineChartPro
        showToolbar
        hideLegend
        xAxis={xAxis}
        series={series}
        initialZoom={initialZoom}
        height={260}
      />
    </div>
    // #endregion
  );
}
