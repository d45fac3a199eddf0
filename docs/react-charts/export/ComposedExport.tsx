import type * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {ChartDataProviderPro} from '@mui/x-charts-pro/ChartDataProviderPro';
import {useChartProApiRef, useChartRootRef} from '@mui/x-charts-pro/hooks';
import {BarPlot} from '@mui/x-charts/BarChart';
import {ChartsSurface} from '@mui/x-charts/ChartsSurface';
import {ChartsXAxis} from '@mui/x-charts/ChartsXAxis';
import {ChartsYAxis} from '@mui/x-charts/ChartsYAxis';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4'], scaleType: 'band' as const}];
const series = [{type: 'bar' as const, data: [142, 158, 197, 263], label: 'Online'}];

// #region preview
function ExportedCard({children}: {children: React.ReactNode}) {
  const rootRef = useChartRootRef();
  return (
    <Paper ref={rootRef} variant="outlined" sx={{p: 2, width: '100%'}}>
      <Typography component="p" variant="subtitle2">
        Online revenue in 2025 ($1,000)
      </Typography>
      {children}
    </Paper>
  );
}

// Render it inside the provider:
// <ChartDataProviderPro apiRef={apiRef} xAxis={xAxis} series={series} height={200}>
//   <ExportedCard>
//     <ChartsSurface>…</ChartsSurface>
//   </ExportedCard>
// </ChartDataProviderPro>
// #endregion

export default function ComposedExport() {
  const apiRef = useChartProApiRef<'composition'>();

  return (
    <Stack sx={{width: '100%', alignItems: 'start', gap: 1}}>
      <Button onClick={() => apiRef.current?.exportAsImage({fileName: 'revenue'})}>
        Save the card as PNG
      </Button>
      <ChartDataProviderPro apiRef={apiRef} xAxis={xAxis} series={series} height={200}>
        <ExportedCard>
          <ChartsSurface title="Online revenue by quarter in 2025">
            <BarPlot borderRadius={4} />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </ExportedCard>
      </ChartDataProviderPro>
    </Stack>
  );
}
