import {BarChart} from '@mui/x-charts/BarChart';
import {seasons} from '../data/ferries';

export default function DatasetBars() {
  return (
    // #region preview
    // seasons[0] is {season: 'Winter', island: 42, harbour: 61, night: 12}
    <BarChart
      title="Passengers of three ferry routes by season"
      dataset={seasons}
      xAxis={[{dataKey: 'season'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={[
        {dataKey: 'island', label: 'Island'},
        {dataKey: 'harbour', label: 'Harbor'},
        {dataKey: 'night', label: 'Night boat'},
      ]}
      height={300}
    />
    // #endregion
  );
}
