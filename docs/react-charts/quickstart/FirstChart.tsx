import {LineChart} from '@mui/x-charts/LineChart';

const hours = [6, 9, 12, 15, 18, 21];

export default function FirstChart() {
  return (
    <LineChart
      title="Temperature on a day in May"
      xAxis={[{data: hours, label: 'Hour of the day'}]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[{data: [9, 13, 18, 20, 17, 12], label: 'Temperature'}]}
      height={300}
    />
  );
}
