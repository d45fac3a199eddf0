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

// #region preview
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const produced = [142, 218, 386, 492, 571, 602];
const used = [412, 368, 341, 296, 268, 251];

export default function BarsWithLine() {
  return (
    <ChartDataProvider
      xAxis={[{data: months, scaleType: 'band'}]}
      yAxis={[{label: 'Energy, kWh', width: 60}]}
      series={[
        {type: 'bar', data: produced, label: 'Produced'},
        {type: 'line', data: used, label: 'Used'},
      ]}
      height={300}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          width: '100%',
        }}
      >
        <ChartsLegend />
        <ChartsSurface title="Energy produced and used by month">
          <ChartsGrid horizontal />
          <ChartsAxisHighlight x="band" />
          <BarPlot borderRadius={3} />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Box>
    </ChartDataProvider>
  );
}
// #endregion
