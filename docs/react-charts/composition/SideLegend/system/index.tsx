import Stack from '@mui/material/Stack';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartDataProvider} from '@mui/x-charts/ChartDataProvider';
import {ChartsLegend} from '@mui/x-charts/ChartsLegend';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';
import {series, xAxis, yAxis} from '../data';

export default function SideLegend() {
  return (
    // #region preview
    // xAxis: [{data: ['Q1', …], scaleType: 'band'}], yAxis: [{label: 'Revenue ($1,000)'}]
    // series: [{type: 'bar', stack: 'all', data: [142, 158, …], label: 'Online'}, …]
    <ChartDataProvider xAxis={xAxis} yAxis={yAxis} series={series} height={240}>
      <Stack direction="row" sx={{alignItems: 'center', width: '100%'}}>
        <ChartsSurface title="Revenue by quarter and sales channel">
          <BarPlot borderRadius={6} />
          <ChartsXAxis disableLine disableTicks />
          <ChartsYAxis />
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
