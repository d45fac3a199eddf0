import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {LineChart} from '@mui/x-charts/LineChart';

const OFFSETS = ['none', 'expand', 'diverging', 'silhouette', 'wiggle'] as const;
type Offset = (typeof OFFSETS)[number];

const xAxis = [
  {
    data: ['2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024'],
    scaleType: 'point' as const,
  },
];

const formatShare = (value: number) => `${Math.round(value * 100)}%`;
const revenueAxis = [{label: 'Revenue ($1,000)', width: 65}];
const shareAxis = [
  {label: 'Share of revenue', width: 65, max: 1, valueFormatter: formatShare},
];
const hiddenAxis = [{position: 'none' as const}];
const yAxes = {
  none: revenueAxis,
  diverging: revenueAxis,
  expand: shareAxis,
  silhouette: hiddenAxis,
  wiggle: hiddenAxis,
};

// #region preview
const products = [
  {data: [214, 231, 252, 248, 169, 226, 274, 298], label: 'Hardware'},
  {data: [48, 72, 118, 165, 224, 361, 439, 512], label: 'Subscriptions'},
  {data: [41, 45, 52, 61, 66, 72, 82, 93], label: 'Services'},
];
const areaOptions = {area: true, showMark: false, stack: 'revenue'};

// Offset: 'none', 'expand', 'diverging', 'silhouette', or 'wiggle'
export default function OffsetChoice() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('expand');
  const series = React.useMemo(
    () => products.map((product) => ({...product, ...areaOptions, stackOffset})),
    [stackOffset],
  );
  // <LineChart series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as Offset)}
        sx={{width: 160}}
      >
        {OFFSETS.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Revenue by year and product line"
        xAxis={xAxis}
        yAxis={yAxes[stackOffset]}
        series={series}
        height={290}
      />
    </Stack>
  );
}
