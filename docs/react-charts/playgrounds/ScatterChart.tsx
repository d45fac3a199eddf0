import {ScatterChart, type ScatterChartProps} from '@mui/x-charts/ScatterChart';

export default function ScatterChartPlayground(props: Partial<ScatterChartProps>) {
  return (
    <ScatterChart
      title="Order value by delivery time"
      height={300}
      xAxis={[{label: 'Days'}]}
      yAxis={[{label: 'US dollars'}]}
      series={[
        {
          label: 'Orders',
          data: [
            {id: 1, x: 1, y: 120},
            {id: 2, x: 2, y: 85},
            {id: 3, x: 3, y: 240},
            {id: 4, x: 5, y: 160},
            {id: 5, x: 7, y: 60},
          ],
        },
      ]}
      {...props}
    />
  );
}
