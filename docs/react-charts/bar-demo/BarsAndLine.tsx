import Box from '@mui/material/Box';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsAxisHighlight} from '@mui/x-charts/ChartsAxisHighlight';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {LinePlot, MarkPlot} from '@mui/x-charts/LineChart';
import {pier} from '../data/ferries';

const full = [64, 56, 61, 68, 93, 98, 78];

export default function BarsAndLine() {
  return (
    // #region preview
    <ChartDataProvider
      xAxis={[{data: pier.days, scaleType: 'band', tickLabelStyle: {fontSize: 10}}]}
      yAxis={[
        {id: 'count', width: 40},
        {
          id: 'share',
          position: 'right',
          min: 0,
          max: 100,
          width: 45,
          valueFormatter: (value: number) => `${value}%`,
        },
      ]}
      series={[
        {type: 'bar', yAxisId: 'count', data: pier.arrived, label: 'Arrived'},
        {type: 'line', yAxisId: 'share', data: full, label: 'Seats taken, %'},
      ]}
      margin={{left: 8, right: 8}}
      height={300}
    >
      <Box sx={{display: 'flex', flexDirection: 'column', alignItems: 'center'}}>
        <ChartsLegend />
        <ChartsSurface>
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis axisId="count" />
          <ChartsYAxis axisId="share" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}
