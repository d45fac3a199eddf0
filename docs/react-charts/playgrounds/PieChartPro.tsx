import {PieChartPro, type PieChartProProps} from '@mui/x-charts-pro/PieChartPro';

export default function PieChartProPlayground(props: Partial<PieChartProProps>) {
  return (
    <PieChartPro
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
