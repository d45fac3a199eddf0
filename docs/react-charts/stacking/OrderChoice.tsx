import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const orders = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
] as const;
type Order = (typeof orders)[number];

export default function OrderChoice() {
  const [stackOrder, setStackOrder] = React.useState<Order>('ascending');

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
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      {/* #region preview */}
      <BarChart
        title="Electricity of a region by quarter and source"
        xAxis={[{data: ['Q1', 'Q2', 'Q3', 'Q4']}]}
        yAxis={[{label: 'Electricity (GWh)', width: 70}]}
        series={[
          {data: [300, 430, 320, 290], label: 'Hydro', stack: 'sources', stackOrder},
          {data: [113, 310, 341, 86], label: 'Solar', stack: 'sources'},
          {data: [410, 229, 200, 388], label: 'Wind', stack: 'sources'},
        ]}
        height={290}
      />
      {/* #endregion */}
    </Stack>
  );
}
