import {FunnelChart, type FunnelChartProps} from '@mui/x-charts-pro/FunnelChart';

export default function FunnelChartPlayground(props: Partial<FunnelChartProps>) {
  return (
    <FunnelChart
      title="Sales pipeline"
      height={300}
      series={[
        {
          data: [
            {value: 420, label: 'Leads'},
            {value: 260, label: 'Demos'},
            {value: 140, label: 'Offers'},
            {value: 90, label: 'Contracts'},
          ],
        },
      ]}
      {...props}
    />
  );
}
