import Box from '@mui/material/Box';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {AreaPlot, LineHighlightPlot, LinePlot, MarkPlot} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

export default function ComposedLines() {
  return (
    // #region preview
    <ChartDataProvider
      xAxis={[{data: night.hours, scaleType: 'linear', label: 'Hours after sunset'}]}
      yAxis={[{label: '°C'}]}
      series={[
        {type: 'line', data: night.dome, label: 'Dome', area: true},
        {type: 'line', data: night.outside, label: 'Outside'},
      ]}
      height={300}
    >
      <Box sx={{display: 'flex', flexDirection: 'column', alignItems: 'center'}}>
        <ChartsSurface>
          <AreaPlot />
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis />
          <ChartsYAxis />
          <MarkPlot />
          <LineHighlightPlot />
        </ChartsSurface>
        <ChartsLegend />
        <ChartsTooltip trigger="axis" />
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}
