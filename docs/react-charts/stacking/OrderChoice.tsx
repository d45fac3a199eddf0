import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const ORDERS = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
] as const;
type Order = (typeof ORDERS)[number];

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 65}];

// #region preview
// Order: 'none', 'reverse', 'ascending', 'descending', 'appearance', or 'insideOut'
export default function OrderChoice() {
  const [stackOrder, setStackOrder] = React.useState<Order>('ascending');
  const series = React.useMemo(
    () => [
      {data: [300, 430, 320, 290], label: 'Furniture', stack: 'all', stackOrder},
      {data: [113, 310, 341, 86], label: 'Lighting', stack: 'all'},
      {data: [410, 229, 200, 388], label: 'Electronics', stack: 'all'},
    ],
    [stackOrder],
  );
  // <BarChart series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) => setStackOrder(event.target.value as Order)}
        sx={{width: 160}}
      >
        {ORDERS.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        title="Revenue by quarter and category"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={290}
      />
    </Stack>
  );
}
