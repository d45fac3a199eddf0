import {PieChart, type PieChartProps} from '@mui/x-charts/PieChart';

export default function PieChartPlayground(props: Partial<PieChartProps>) {
  return (
    <PieChart
      title="Revenue by plan"
      height={300}
      series={[
        {
          data: [
            {id: 'basic', value: 38, label: 'Basic'},
            {id: 'team', value: 45, label: 'Team'},
            {id: 'enterprise', value: 17, label: 'Enterprise'},
          ],
        },
      ]}
      {...props}
    />
  );
}
