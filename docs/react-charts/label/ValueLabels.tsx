import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function ValueLabels() {
  return (
    // #region preview
    <BarChart
      dataset={seasons}
      xAxis={[{dataKey: 'season', label: 'Season'}]}
      yAxis={[{label: 'Thousands of passengers', width: 60}]}
      series={[{dataKey: 'island', label: 'Island'}]}
      barLabel={({value}) => (value && value > 50 ? `${value}k` : null)}
      height={300}
    />
    // #endregion
  );
}
