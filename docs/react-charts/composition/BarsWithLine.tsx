import Box from '@mui/material/Box';
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
import {climate, months} from '../data/observatory';

export default function BarsWithLine() {
  return (
    // #region preview
    <ChartDataProvider
      xAxis={[{id: 'months', data: months, scaleType: 'band'}]}
      yAxis={[
        {id: 'nights', label: 'Clear nights', min: 0, max: 24},
        {id: 'degrees', label: '°C', position: 'right', min: -8, max: 16},
      ]}
      series={[
        {type: 'bar', yAxisId: 'nights', data: climate.clearNights, label: 'Clear nights'},
        {type: 'line', yAxisId: 'degrees', data: climate.mean, label: 'Temperature'},
      ]}
      height={300}
    >
      <Box sx={{display: 'flex', flexDirection: 'column', alignItems: 'center', width: '100%'}}>
        <ChartsLegend />
        <ChartsSurface title="Clear nights and temperature by month">
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="band" />
          <BarPlot borderRadius={3} />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis axisId="months" />
          <ChartsYAxis axisId="nights" />
          <ChartsYAxis axisId="degrees" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}
