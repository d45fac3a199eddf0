import Box from '@mui/material/Box';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {
  ChartsAxisTooltipContent,
  ChartsItemTooltipContent,
  ChartsTooltipContainer,
} from '@mui/x-charts/ChartsTooltip';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {routes, seasons} from '../data/ferries';

export default function BothContents() {
  return (
    // #region preview
    <ChartDataProvider
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      yAxis={[{label: 'Passengers (thousands)'}]}
      series={routes.map((route) => ({type: 'bar', ...route}))}
      height={300}
    >
      <Box sx={{width: '100%'}}>
        <ChartsSurface title="Ferry passengers by season and route">
          <BarPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <ChartsTooltipContainer trigger="axis">
          <Box sx={{display: 'flex', flexDirection: 'column', gap: 0.5}}>
            <ChartsItemTooltipContent sx={{opacity: 0.95}} />
            <ChartsAxisTooltipContent />
          </Box>
        </ChartsTooltipContainer>
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}
