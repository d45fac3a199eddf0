import {LineChartPro} from '@mui/x-charts-pro/LineChartPro';
import {climate, months} from '../data/observatory';

export default function ExportMenu() {
  return (
    // #region preview
    <LineChartPro
      showToolbar
      xAxis={[{data: months, scaleType: 'point'}]}
      series={[{data: climate.mean, label: 'Mean temperature, °C', area: true}]}
      height={260}
    />
    // #endregion
  );
}
