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
        title="Passengers of the island boat, day by day from May to August"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        initialZoom={initialZoom}
        height={260}
      />
    </div>
  );
}
// #endregion
