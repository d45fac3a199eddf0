import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import type {ChartsXAxisProps} from '@mui/x-charts/models';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

export default function ChartsXAxisPlayground(props: Partial<ChartsXAxisProps>) {
  return (
    <ChartContainer
      title="Revenue by quarter"
      height={300}
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band'}]}
      series={[{type: 'bar', data: [42, 51, 48, 63], label: 'Revenue'}]}
    >
      <BarPlot />
      <ChartsYAxis />
      <ChartsXAxis label="Quarter" {...props} />
    </ChartContainer>
  );
}
