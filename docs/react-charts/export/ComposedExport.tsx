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
import {seasons} from '../data/ferries';

// #region preview
function Card({children}: {children: React.ReactNode}) {
  const rootRef = useChartRootRef();
  return (
    <Paper ref={rootRef} variant="outlined" sx={{p: 2, width: '100%'}}>
      {children}
    </Paper>
  );
}

export default function ComposedExport() {
  const apiRef = useChartProApiRef<'composition'>();

  return (
    <Stack sx={{width: '100%', alignItems: 'start', gap: 1}}>
      <Button onClick={() => apiRef.current?.exportAsImage({fileName: 'card'})}>
        Save the card as PNG
      </Button>
      <ChartDataProviderPro
        apiRef={apiRef}
        dataset={seasons}
        xAxis={[{dataKey: 'season', scaleType: 'band'}]}
        series={[{type: 'bar', dataKey: 'night', label: 'Night boat'}]}
        height={200}
      >
        <Card>
          <Typography component="p" variant="subtitle2">
            Night boat, passengers in thousands
          </Typography>
          <ChartsSurface title="Passengers of the night boat by season">
            <BarPlot borderRadius={4} />
            <ChartsXAxis />
            <ChartsYAxis />
          </ChartsSurface>
        </Card>
      </ChartDataProviderPro>
    </Stack>
  );
}
// #endregion
