import {BarChart} from '@mui/x-charts/BarChart';
import {electricity} from '../data/village';

export default function SeriesColors() {
  return (
    // #region preview
    <BarChart
      title="Electricity of a village by month"
      // {month: 'Jan', produced: 14, used: 61}
      dataset={electricity}
      xAxis={[{dataKey: 'month'}]}
      yAxis={[{label: 'Electricity (MWh)'}]}
      series={[
        {dataKey: 'produced', label: 'Produced by solar panels', color: '#d99a1c'},
        {dataKey: 'used', label: 'Used', color: '#5b7fa6'},
      ]}
      height={300}
    />
    // #endregion
  );
}
