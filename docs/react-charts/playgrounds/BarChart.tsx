import {BarChart, type BarChartProps} from '@mui/x-charts/BarChart';

export default function BarChartPlayground(props: Partial<BarChartProps>) {
  return (
    <BarChart
      title="Quarterly revenue by region"
      height={300}
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4'], label: 'Quarter'}]}
      series={[
        {data: [42, 51, 48, 63], label: 'Americas'},
        {data: [31, 36, 40, 44], label: 'Europe'},
      ]}
      {...props}
    />
  );
}
