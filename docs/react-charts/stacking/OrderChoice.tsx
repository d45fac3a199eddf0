import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

const orders = ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'] as const;
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
        dataset={seasons}
        xAxis={[{dataKey: 'season'}]}
        series={routes.map((route) => ({...route, stack: 'all', stackOrder}))}
        height={290}
      />
      {/* #endregion */}
    </Stack>
  );
}
