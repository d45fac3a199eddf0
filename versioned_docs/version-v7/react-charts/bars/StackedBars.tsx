import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function StackedBars() {
  return (
    // #region preview
    <BarChart
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      series={[
        {dataKey: 'island', label: 'Island', stack: 'day'},
        {dataKey: 'harbor', label: 'Harbor', stack: 'day'},
        {dataKey: 'night', label: 'Night boat'},
      ]}
      height={300}
    />
    // #endregion
  );
}
