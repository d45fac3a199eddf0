import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LineHighlightPlot, LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

const xAxis = [
  {
    data: [1, 2, 3, 4, 5, 6, 7],
    scaleType: 'linear' as const,
    tickMinStep: 1,
    label: 'Week',
  },
];
const yAxis = [{label: 'Orders', width: 60}];
const series = [
  {
    type: 'line' as const,
    data: [310, 325, 341, 338, 372, 395, 420],
    label: 'Online',
    area: true,
  },
  {type: 'line' as const, data: [280, 276, 269, 271, 262, 258, 255], label: 'Stores'},
];

export default function ComposedLines() {
  return (
    // #region preview
    // xAxis: [{data: [1, 2, 3, …], scaleType: 'linear'}], yAxis: [{label: 'Orders'}]
    // series: [{type: 'line', data: [310, 325, …], label: 'Online', area: true}, …]
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={300}>
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Orders per week by sales channel">
          <AreaPlot />
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis />
          <ChartsYAxis />
          <g data-drawing-container>
            <MarkPlot />
          </g>
          <LineHighlightPlot />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartDataProvider>
    // #endregion
  );
}
