import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsTooltip, type ChartsTooltipProps} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';

export default function ChartsTooltipPlayground(props: Partial<ChartsTooltipProps>) {
  return (
    <ChartContainer
      title="Revenue by quarter"
      height={300}
      xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band'}]}
      series={[{type: 'bar', data: [42, 51, 48, 63], label: 'Revenue'}]}
    >
      <BarPlot />
      <ChartsXAxis />
      <ChartsTooltip {...props} />
    </ChartContainer>
  );
}
