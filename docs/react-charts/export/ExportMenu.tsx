import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {climate, months} from '../data/observatory';

export default function ExportMenu() {
  return (
    // #region preview
    <LineChartPro
      showToolbar
      title="Mean temperature by month"
      xAxis={[{data: months, scaleType: 'point'}]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[{data: climate.mean, label: 'Mean temperature', area: true}]}
      height={260}
    />
    // #endregion
  );
}
