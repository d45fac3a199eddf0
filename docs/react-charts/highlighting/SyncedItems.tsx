import * as React from 'react';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';
import {PieChart} from '@mui/x-charts/PieChart';

const colors = ['#3b82c4', '#c2714f', '#3f9c75', '#8b6fc0'];
const labels = ['Email', 'Chat', 'Phone', 'Social'];
const xAxis = [{data: labels, colorMap: {type: 'ordinal' as const, colors}}];
const yAxis = [{label: 'Tickets', width: 60}];

// #region preview
const highlightScope = {highlight: 'item', fade: 'global'} as const;
const tickets = [412, 236, 158, 74];

// Both series have the same id and order.
const bars = [{id: 'tickets', data: tickets, label: 'Tickets', highlightScope}];
// labels: ['Email', 'Chat', …]
const slices = tickets.map((value, id) => ({id, value, label: labels[id]}));
const pie = [{id: 'tickets', data: slices, highlightScope}];

function useSharedHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  return {highlightedItem: item, onHighlightChange: setItem};
}

// const highlight = useSharedHighlight();
// <BarChart {...highlight} series={bars} … /> and <PieChart {...highlight} series={pie} … />
// #endregion

export default function SyncedItems() {
  const highlight = useSharedHighlight();

  return (
    <Stack direction={{xs: 'column', sm: 'row'}} sx={{width: '100%'}}>
      <BarChart
        {...highlight}
        hideLegend
        title="Support tickets by channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={bars}
        height={240}
      />
      <PieChart
        {...highlight}
        title="Share of each channel in all support tickets"
        colors={colors}
        series={pie}
        height={240}
      />
    </Stack>
  );
}
