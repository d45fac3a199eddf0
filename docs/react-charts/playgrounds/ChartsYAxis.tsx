import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import type {ChartsYAxisProps} from '@mui/x-charts/models';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';

export default function ChartsYAxisPlayground(props: Partial<ChartsYAxisProps>) {
  return (
    <ChartContainer
      title="Revenue by quarter"
      height={300}
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band'}]}
      series={[{type: 'bar', data: [42, 51, 48, 63], label: 'Revenue'}]}
    >
      <BarPlot />
      <ChartsXAxis />
      <ChartsYAxis label="Revenue" {...props} />
    </ChartContainer>
  );
}
