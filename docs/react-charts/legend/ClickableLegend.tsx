import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import type {SeriesLegendItemContext} from '@mui/x-charts/ChartsLegend';
import {routes, seasons} from '../data/ferries';

export default function ClickableLegend() {
  const [chosen, setChosen] = React.useState('island');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      {/* #region preview */}
      <BarChart
        dataset={seasons}
        xAxis={[{dataKey: 'season'}]}
        series={routes.map((route) => ({
          ...route,
          id: route.dataKey,
          highlightScope: {highlight: 'series', fade: 'global'},
        }))}
        highlightedItem={{seriesId: chosen}}
        slotProps={{
          legend: {
            onItemClick: (event: React.MouseEvent, item: SeriesLegendItemContext) =>
              setChosen(String(item.seriesId)),
          },
        }}
        height={300}
      />
      {/* #endregion */}
      <Typography variant="body2">Chosen: {chosen}</Typography>
    </Stack>
  );
}
