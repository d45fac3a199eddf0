import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import type {SeriesLegendItemContext} from '@mui/x-charts/ChartsLegend';

// #region preview
const highlightScope = {highlight: 'series', fade: 'global'} as const;
const xAxis = [{data: ['Winter', 'Spring', 'Summer', 'Autumn']}];
const yAxis = [{label: 'Passengers, thousands'}];
const series = [
  {id: 'island', data: [42, 58, 97, 63], label: 'Island', highlightScope},
  {id: 'harbor', data: [61, 66, 72, 69], label: 'Harbor', highlightScope},
  {id: 'night', data: [12, 15, 31, 18], label: 'Night boat', highlightScope},
];

export default function ClickableLegend() {
  const [selected, setSelected] = React.useState('island');

  const onItemClick = (event: React.MouseEvent, item: SeriesLegendItemContext) =>
    setSelected(String(item.seriesId));

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <BarChart
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        highlightedItem={{seriesId: selected}}
        slotProps={{legend: {onItemClick}}}
        height={300}
        title="Ferry passengers by season and route"
      />
      <Typography variant="body2">Selected: {selected}</Typography>
    </Stack>
  );
}
// #endregion
