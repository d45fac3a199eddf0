import {SparkLineChart, type SparkLineChartProps} from '@mui/x-charts/SparkLineChart';

export default function SparkLineChartPlayground(props: Partial<SparkLineChartProps>) {
  return (
    <SparkLineChart
      title="Orders per day"
      height={120}
      data={[32, 41, 38, 52, 47, 61, 58]}
      {...props}
    />
  );
}
