import {
  Unstable_SankeyChart as SankeyChart,
  type SankeyChartProps,
} from '@mui/x-charts-pro/SankeyChart';

export default function SankeyChartPlayground(props: Partial<SankeyChartProps>) {
  return (
    <SankeyChart
      title="Budget by department"
      height={300}
      series={{
        data: {
          links: [
            {source: 'Subscriptions', target: 'Engineering', value: 46},
            {source: 'Subscriptions', target: 'Marketing', value: 22},
            {source: 'Services', target: 'Engineering', value: 14},
            {source: 'Services', target: 'Support', value: 18},
          ],
        },
      }}
      {...props}
    />
  );
}
