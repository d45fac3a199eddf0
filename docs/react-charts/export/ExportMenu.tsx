import {BarChartPro} from '@mui/x-charts-pro/BarChartPro';
import {electricity} from '../data/village';

export default function ExportMenu() {
  return (
    // #region preview
    <BarChartPro
      showToolbar
      title="Electricity of a village by month"
      dataset={electricity}
      xAxis={[{dataKey: 'month'}]}
      yAxis={[{label: 'Electricity (MWh)'}]}
      series={[
        {dataKey: 'produced', label: 'Produced'},
        {dataKey: 'used', label: 'Used'},
      ]}
      height={260}
    />
    // #endregion
  );
}
