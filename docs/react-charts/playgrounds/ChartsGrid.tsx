import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsGrid, type ChartsGridProps} from '@mui/x-charts/ChartsGrid';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

export default function ChartsGridPlayground(props: Partial<ChartsGridProps>) {
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
      <ChartsGrid horizontal {...props} />
    </ChartContainer>
  );
}
