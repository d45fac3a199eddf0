import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [{data: [1, 2, 3, 4, 5, 6], label: 'Week'}];
const yAxis = [{label: 'Orders'}];
const series = [{data: [320, 345, 338, 390, 412, 447], label: 'Orders'}];

export default function FirstChart() {
  return (
    <LineChart
      title="Orders per week"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    />
  );
}
