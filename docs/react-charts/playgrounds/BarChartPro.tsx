import {BarChartPro, type BarChartProProps} from '@mui/x-charts-pro/BarChartPro';

export default function BarChartProPlayground(props: Partial<BarChartProProps>) {
  return (
    <BarChartPro
      title="Quarterly revenue by region"
      height={300}
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
      series={[
        {data: [42, 51, 48, 63], label: 'Americas'},
        {data: [31, 36, 40, 44], label: 'Europe'},
      ]}
      {...props}
    />
  );
}
