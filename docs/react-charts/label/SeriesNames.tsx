import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function SeriesNames() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: night.hours, label: 'Hours after sunset'}]}
      series={[
        {data: night.outside, label: 'Outside'},
        {
          data: night.dome,
          label: (location) => (location === 'legend' ? 'Dome' : 'Inside of the dome'),
        },
      ]}
      height={280}
    />
    // #endregion
  );
}
