import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis, yAxis} from '../data';

// #region preview
const pill =
  '[&_.MuiChartsToolbar-root]:!rounded-full [&_.MuiChartsToolbar-root]:!border-0 [&_.MuiChartsToolbar-root]:!bg-gray-500/10 [&_.MuiChartsToolbar-root]:!px-3';

export default function StyledToolbar() {
  return (
    <div className={`w-full ${pill}`}>
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
