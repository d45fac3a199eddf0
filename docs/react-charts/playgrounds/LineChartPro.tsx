import {LineChartPro, type LineChartProProps} from '@mui/x-charts-pro/LineChartPro';

export default function LineChartProPlayground(props: Partial<LineChartProProps>) {
  return (
    <LineChartPro
      title="Website visitors and sign-ups"
      height={300}
      xAxis={[{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point'}]}
      series={[
        {data: [420, 480, 460, 530, 610], label: 'Visitors'},
        {data: [120, 160, 150, 190, 240], label: 'Sign-ups'},
      ]}
      {...props}
    />
  );
}
