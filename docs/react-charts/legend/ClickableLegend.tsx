import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {BarChart} from '@mui/x-charts/BarChart';
import type {SeriesLegendItemContext} from '@mui/x-charts/ChartsLegend';
import type {HighlightItemData} from '@mui/x-charts/context';

const highlightScope = {highlight: 'series', fade: 'global'} as const;
const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];
const series = [
  {id: 'online', data: [142, 158, 197, 263], label: 'Online', highlightScope},
  {id: 'stores', data: [161, 166, 172, 189], label: 'Stores', highlightScope},
  {id: 'wholesale', data: [88, 94, 91, 102], label: 'Wholesale', highlightScope},
];

export default function ClickableLegend() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'online',
  });

  // #region preview
  // series: [{id: 'online', data: [142, …], label: 'Online', highlightScope}, …]
  const slotProps = React.useMemo(
    () => ({
      legend: {
        onItemClick: (event: React.MouseEvent, {seriesId}: SeriesLegendItemContext) =>
          setItem({seriesId}),
      },
    }),
    [],
  );

  // <BarChart series={series} slotProps={slotProps} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <BarChart
        title="Revenue by quarter and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        highlightedItem={item}
        onHighlightChange={setItem}
        slotProps={slotProps}
        height={300}
      />
      <Typography variant="body2" role="status">
        Highlighted: {item ? String(item.seriesId) : 'none'}
      </Typography>
    </Stack>
  );
}
