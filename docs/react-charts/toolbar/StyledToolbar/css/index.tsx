import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis, yAxis} from '../data';
import './styles.css';

export default function StyledToolbar() {
  return (
    // #region preview
    <div className="pill">
      <LineChartPro
        showToolbar
        hideLegend
        title="Passengers of the island boat, day by day from May to August"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        initialZoom={initialZoom}
        height={260}
      />
    </div>
    // #endregion
  );
}
