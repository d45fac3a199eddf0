import Stack from '@mui/material/Stack';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const xAxis = [
  {data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], scaleType: 'band' as const},
];
const yAxis = [{label: 'Amount ($1,000)', width: 60}];
const series = [
  {type: 'bar' as const, data: [142, 118, 157, 186, 171, 194], label: 'Revenue'},
  {type: 'line' as const, data: [130, 135, 145, 160, 175, 190], label: 'Plan'},
];

export default function BarsWithLine() {
  return (
    // #region preview
    // xAxis: [{data: ['Jan', 'Feb', …], scaleType: 'band'}], yAxis: [{label: 'Amount ($1,000)'}]
    // series: [{type: 'bar', data: [142, 118, …], label: 'Revenue'}, {type: 'line', …}]
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={300}>
      <Stack sx={{alignItems: 'center', width: '100%'}}>
        <ChartsLegend />
        <ChartsSurface title="Revenue and plan by month">
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="band" />
          <BarPlot borderRadius={3} />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Stack>
    </ChartDataProvider>
    // #endregion
  );
}
