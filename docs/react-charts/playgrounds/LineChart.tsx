import {LineChart, type LineChartProps} from '@mui/x-charts/LineChart';

export default function LineChartPlayground(props: Partial<LineChartProps>) {
  return (
    <LineChart
      title="Website visitors and sign-ups"
      height={300}
      xAxis={[
        {
          data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
          scaleType: 'point',
          label: 'Day',
        },
      ]}
      series={[
        {data: [420, 480, 460, 530, 610], label: 'Visitors'},
        {data: [120, 160, 150, 190, 240], label: 'Sign-ups'},
      ]}
      {...props}
    />
  );
}
