import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsWrapper} from '@mui/x-charts/ChartsWrapper';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LineHighlightPlot, LinePlot, MarkPlot} from '@mui/x-charts/LineChart';

// #region preview
const hours = [0, 1, 2, 3, 4, 5, 6];
const dome = [14.6, 12.1, 10, 8.4, 6.9, 5.7, 4.6];
const outside = [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3];

export default function ComposedLines() {
  return (
    <ChartDataProvider
      xAxis={[
        {data: hours, scaleType: 'linear', tickMinStep: 1, label: 'Hours after sunset'},
      ]}
      yAxis={[{label: 'Temperature (°C)'}]}
      series={[
        {type: 'line', data: dome, label: 'Dome', area: true},
        {type: 'line', data: outside, label: 'Outside'},
      ]}
      height={300}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface title="Temperature inside and outside a dome during a night">
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
  );
}
// #endregion
