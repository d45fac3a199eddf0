import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartContainer} from '@mui/x-charts/ChartContainer';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const xAxis = [{data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'], scaleType: 'band' as const}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {type: 'bar' as const, data: [61, 72, 94, 98, 69], label: 'Revenue'},
  {type: 'line' as const, data: [65, 70, 85, 90, 80], label: 'Target'},
];

export default function ComposedChart() {
  return (
    // #region preview
    // xAxis: [{data: ['May', 'Jun', …], scaleType: 'band'}], yAxis: [{label: 'Revenue'}]
    // series: [{type: 'bar', data: [61, 72, …]}, {type: 'line', data: [65, 70, …]}]
    <ChartContainer
      title="Revenue and target by month"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      height={300}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartContainer>
    // #endregion
  );
}
