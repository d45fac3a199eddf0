import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function DatasetBars() {
  return (
    // #region preview
    <BarChart
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      series={[
        {dataKey: 'island', label: 'Island'},
        {dataKey: 'harbour', label: 'Harbour'},
        {dataKey: 'night', label: 'Night boat'},
      ]}
      height={300}
    />
    // #endregion
  );
}
