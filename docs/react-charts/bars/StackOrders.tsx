import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {energy} from '../data/energy';

const orders = ['none', 'reverse', 'ascending', 'descending'] as const;

export default function StackOrders() {
  const [stackOrder, setStackOrder] = React.useState<(typeof orders)[number]>('none');

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={stackOrder}
        onChange={(event, value) => value && setStackOrder(value)}
        aria-label="Stack order"
      >
        {orders.map((order) => (
          <ToggleButton key={order} value={order}>
            {order}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        title="Electricity by source and month"
        dataset={energy}
        xAxis={[{dataKey: 'month'}]}
        yAxis={[{label: 'Electricity (GWh)'}]}
        series={[
          {dataKey: 'solar', label: 'Solar', stack: 'all', stackOrder},
          {dataKey: 'wind', label: 'Wind', stack: 'all'},
          {dataKey: 'hydro', label: 'Hydro', stack: 'all'},
        ]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
