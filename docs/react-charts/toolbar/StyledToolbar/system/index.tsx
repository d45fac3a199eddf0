import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {chartsToolbarClasses} from '@mui/x-charts-pro/Toolbar';
import {initialZoom, series, xAxis, yAxis} from '../data';

// #region preview
const pill = {border: 0, borderRadius: 999, px: 1.5, bgcolor: 'action.hover'};
const sx = {[`.${chartsToolbarClasses.root}`]: pill};

export default function StyledToolbar() {
  return (
    <LineChartPro
      showToolbar
      hideLegend
      title="Store visitors per day in 2025"
      xAxis={xAxis} // [{id: 'days', data: dates, zoom: true, …}]
      yAxis={yAxis}
      series={series} // [{data: visitors, label: 'Visitors per day'}]
      initialZoom={initialZoom} // [{axisId: 'days', start: 10, end: 60}]
      height={260}
      sx={sx}
    />
  );
}
// #endregion
