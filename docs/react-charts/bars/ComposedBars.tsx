import Box from '@mui/material/Box';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsGrid} from '@mui/x-charts/ChartsGrid';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsReferenceLine} from '@mui/x-charts/ChartsReferenceLine';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {seasons} from '../data/ferries';

export default function ComposedBars() {
  return (
    // #region preview
    <ChartDataProvider
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      series={[{type: 'bar', dataKey: 'island', label: 'Island, in thousands'}]}
      height={300}
    >
      <Box sx={{display: 'flex', flexDirection: 'column', alignItems: 'center'}}>
        <ChartsSurface>
          <ChartsGrid horizontal />
          <BarPlot borderRadius={4} />
          <ChartsReferenceLine
            y={80}
            label="Boats are full"
            labelAlign="start"
            labelStyle={{direction: 'ltr'}}
          />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsLegend />
        <ChartsTooltip trigger="axis" />
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}
