import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {initialZoom, series, xAxis} from '../data';

const pill =
  '[&_.MuiChartsToolbar-root]:!rounded-full [&_.MuiChartsToolbar-root]:!border-0 [&_.MuiChartsToolbar-root]:!bg-gray-500/10 [&_.MuiChartsToolbar-root]:!px-3';

export default function StyledToolbar() {
  return (
    // #region preview
    <div className={`w-full ${pill}`}>
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
