import Box from '@mui/material/Box';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsTooltip} from '@mui/x-charts/ChartsTooltip';
import {PiePlot} from '@mui/x-charts/PieChart';
import {sales} from '../data/bakery';

export default function ComposedPie() {
  return (
    // #region preview
    <ChartDataProvider series={[{type: 'pie', data: sales}]} width={240} height={240}>
      <Box sx={{display: 'flex', alignItems: 'center', gap: 2}}>
        <ChartsSurface>
          <PiePlot />
        </ChartsSurface>
        <ChartsLegend direction="vertical" />
        <ChartsTooltip trigger="item" />
      </Box>
    </ChartDataProvider>
    // #endregion
  );
}
