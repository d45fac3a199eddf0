import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis, yAxis} from '../data';
import './styles.css';

// #region preview
// styles.css:
// .pill .MuiChartsToolbar-root {border: 0; border-radius: 999px; background: …}
export default function StyledToolbar() {
  return (
    <div className="pill">
      <LineChartPro
        showToolbar
        hideLegend
        title="Store visitors per day in 2025"
        xAxis={xAxis} // [{id: 'days', data: dates, zoom: true, …}]
        yAxis={yAxis}
        series={series} // [{data: visitors, label: 'Visitors per day'}]
        initialZoom={initialZoom} // [{axisId: 'days', start: 10, end: 60}]
        height={260}
      />
    </div>
  );
}
// #endregion
