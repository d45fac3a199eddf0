import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {
  ChartsAxisHighlight,
  type ChartsAxisHighlightProps,
} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

export default function ChartsAxisHighlightPlayground(
  props: Partial<ChartsAxisHighlightProps>,
) {
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
      <ChartsAxisHighlight x="band" {...props} />
    </ChartContainer>
  );
}
