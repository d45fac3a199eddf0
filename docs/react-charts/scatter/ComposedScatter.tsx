import Box from '@mui/material/Box';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {ScatterPlot} from '@mui/x-charts/ScatterChart';
import {lyra, toPoints} from '../data/stars';

export default function ComposedScatter() {
  return (
    // #region preview
    <ChartDataProvider
      xAxis={[{label: 'Color index'}]}
      yAxis={[{reverse: true, label: 'Magnitude'}]}
      series={[{type: 'scatter', label: 'Lyra cluster', data: toPoints(lyra)}]}
      height={320}
    >
      <Box sx={{width: '100%'}}>
        <ChartsSurface>
          <ChartsGrid horizontal />
          <ChartsReferenceLine
            y={6}
            label="Faintest by eye"
            labelAlign="end"
            labelStyle={{fontSize: 12, direction: 'ltr'}}
          />
          <ScatterPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltip trigger="item" />
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}
