import {LineChart} from '@mui/x-charts/LineChart';

// #region preview
const hours = [18, 19, 20, 21, 22, 23];

export default function AxisTooltip() {
  return (
    <LineChart
      xAxis={[{data: hours, valueFormatter: (hour: number) => `${hour}:00`}]}
      series={[
        {data: [3, 9, 24, 31, 18, 6], label: 'Visitors'},
        {
          data: [1, 2, 4, 4, 3, 1],
          label: 'Telescopes',
          valueFormatter: (count) => `${count} in use`,
        },
      ]}
      tooltip={{trigger: 'axis'}}
      height={300}
    />
  );
}
// #endregion
