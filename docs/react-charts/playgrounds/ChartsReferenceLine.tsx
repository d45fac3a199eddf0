import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

export default function ChartsReferenceLinePlayground(props: {
  label?: string;
  labelAlign?: 'start' | 'middle' | 'end';
}) {
  return (
    <ChartContainer
      title="Revenue by quarter"
      height={300}
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band'}]}
      series={[{type: 'bar', data: [42, 51, 48, 63], label: 'Revenue'}]}
    >
      <BarPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsReferenceLine y={50} label="Target" {...props} />
    </ChartContainer>
  );
}
