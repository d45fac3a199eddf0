import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function GridLines() {
  return (
    // #region preview
    <BarChart
      dataset={seasons}
      grid={{horizontal: true}}
      xAxis={[{dataKey: 'season', disableLine: true, disableTicks: true}]}
      yAxis={[{disableLine: true, disableTicks: true}]}
      series={[{dataKey: 'island', label: 'Island'}]}
      height={300}
    />
    // #endregion
  );
}
