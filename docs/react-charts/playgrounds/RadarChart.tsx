import {RadarChart, type RadarChartProps} from '@mui/x-charts/RadarChart';

export default function RadarChartPlayground(props: Partial<RadarChartProps>) {
  return (
    <RadarChart
      title="Customer satisfaction"
      height={300}
      radar={{metrics: ['Price', 'Quality', 'Support', 'Speed', 'Design'], max: 10}}
      series={[
        {data: [6, 9, 8, 7, 8], label: '2024'},
        {data: [7, 9, 9, 8, 8], label: '2025'},
      ]}
      {...props}
    />
  );
}
