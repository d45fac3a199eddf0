import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const percent = (value: number | null) => `${value}%`;

const xAxis = [
  {data: days, scaleType: 'band' as const, tickLabelStyle: {fontSize: 10}},
];
const yAxis = [
  {id: 'tickets', label: 'Tickets', width: 60},
  {
    id: 'solved',
    label: 'Solved within 24 hours',
    position: 'right' as const,
    min: 0,
    max: 100,
    width: 65,
    valueFormatter: percent,
  },
];
const series = [
  {
    type: 'bar' as const,
    yAxisId: 'tickets',
    data: [120, 128, 115, 104, 92, 41, 39],
    label: 'Tickets',
  },
  {
    type: 'line' as const,
    yAxisId: 'solved',
    data: [64, 66, 71, 78, 83, 91, 88],
    label: 'Solved within 24 hours',
    valueFormatter: percent,
  },
];

export default function BarsAndLine() {
  return (
    // #region preview
    // xAxis: [{data: ['Mon', 'Tue', …], scaleType: 'band'}]
    // yAxis: [{id: 'tickets', …}, {id: 'solved', position: 'right', …}]
    // series: [{type: 'bar', yAxisId: 'tickets', data: [120, 128, …]}, {type: 'line', …}]
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={300}>
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Support tickets and share solved within 24 hours by day">
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="tickets" />
          <ChartsYAxis axisId="solved" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
