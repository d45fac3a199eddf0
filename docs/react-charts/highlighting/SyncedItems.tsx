import * as React from 'react';
import Stack from '@mui/material/Stack';
import {BarChart} from '@mui/x-charts/BarChart';
import type {HighlightItemData} from '@mui/x-charts/context';
import {PieChart} from '@mui/x-charts/PieChart';
import {branches} from '../data/library';

const colors = ['#3b82c4', '#c2714f', '#3f9c75', '#8b6fc0', '#b0952f'];

// #region preview
// Both charts use the same series id and the same order of items.
const shared = {
  id: 'loans',
  highlightScope: {highlight: 'item', fade: 'global'},
} as const;
const bars = [{...shared, data: branches.map(({loans}) => loans), label: 'Loans'}];
const slices = [
  {
    ...shared,
    data: branches.map(({code, name, loans}) => ({
      id: code,
      value: loans,
      label: name,
    })),
  },
];
const xAxis = [
  {data: branches.map(({code}) => code), colorMap: {type: 'ordinal', colors}} as const,
];
const yAxis = [{label: 'Loans', width: 70}];

export default function SyncedItems() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const highlight = {highlightedItem: item, onHighlightChange: setItem};

  return (
    <Stack direction={{xs: 'column', sm: 'row'}} sx={{width: '100%'}}>
      <BarChart
        {...highlight}
        hideLegend
        title="Library loans by branch, in a year"
        xAxis={xAxis}
        yAxis={yAxis}
        series={bars}
        height={240}
      />
      <PieChart
        {...highlight}
        title="Share of each branch in all loans"
        colors={colors}
        series={slices}
        height={240}
      />
    </Stack>
  );
}
// #endregion
