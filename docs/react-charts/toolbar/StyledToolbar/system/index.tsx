import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {chartsToolbarClasses} from '@mui/x-charts-pro/Toolbar';
import {initialZoom, series, xAxis, yAxis} from '../data';

export default function StyledToolbar() {
  return (
    // #region preview
    <LineChartPro
      showToolbar
      hideLegend
      title="Passengers of the island boat, day by day from May to August"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      initialZoom={initialZoom}
      height={260}
      sx={{
        [`.${chartsToolbarClasses.root}`]: {
          border: 0,
          borderRadius: 999,
          px: 1.5,
          bgcolor: 'action.hover',
        },
      }}
    />
    // #endregion
  );
}
