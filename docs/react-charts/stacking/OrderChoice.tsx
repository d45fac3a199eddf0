import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

const orders = ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'] as const;
type Order = (typeof orders)[number];

export default function OrderChoice() {
  const [stackOrder, setStackOrder] = React.useState<Order>('ascending');

  return (
    <Stack sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={stackOrder}
        onChange={(_, next: Order | null) => next && setStackOrder(next)}
        aria-label="Stack order"
        sx={{flexWrap: 'wrap'}}
      >
        {orders.map((order) => (
          <ToggleButton key={order} value={order} sx={{textTransform: 'none'}}>
            {order}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
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
