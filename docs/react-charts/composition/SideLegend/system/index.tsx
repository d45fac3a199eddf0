import Stack from '@mui/material/Stack';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {seasons} from '../../../data/ferries';
import {series} from '../data';

export default function SideLegend() {
  return (
    // #region preview
    <ChartDataProvider
      dataset={seasons}
      xAxis={[{dataKey: 'season', scaleType: 'band'}]}
      series={series}
      height={240}
    >
      <Stack direction="row" sx={{alignItems: 'center', width: '100%'}}>
        <ChartsSurface>
          <BarPlot borderRadius={6} />
          <ChartsXAxis disableLine disableTicks />
        </ChartsSurface>
        <ChartsLegend
          direction="vertical"
          sx={{p: 2, border: 1, borderColor: 'divider', borderRadius: 2, flexShrink: 0}}
        />
      </Stack>
    </ChartDataProvider>
    // #endregion
  );
}
