import {LineChart} from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18, 21];

export default function FirstChart() {
  return (
    <LineChart
      xAxis={[{data: hours, label: 'Hour of the day'}]}
      series={[{data: [9, 13, 18, 20, 17, 12], label: 'Temperature in °C'}]}
      height={300}
    />
  );
}
