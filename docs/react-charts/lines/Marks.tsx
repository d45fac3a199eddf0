import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function Marks() {
  return (
    // #region preview
    <LineChart
      xAxis={[{data: night.hours}]}
      series={[
        {data: night.dome, label: 'Dome', showMark: ({index}) => index % 3 === 0},
        {data: night.outside, label: 'Outside', shape: 'diamond'},
        {data: night.mirror, label: 'Mirror', showMark: false},
      ]}
      height={300}
    />
    // #endregion
  );
}
