import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

const ORDERS = ['none', 'reverse', 'ascending', 'descending'] as const;
type Option = (typeof ORDERS)[number];

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{label: 'Revenue ($1,000)', width: 60}];

export default function StackOrders() {
  const [stackOrder, setStackOrder] = React.useState<Option>('none');

  // #region preview
  const series = React.useMemo(
    () => [
      // Setting the order on one series of the stack is enough.
      {data: [142, 158, 197, 263], label: 'Online', stack: 'all', stackOrder},
      {data: [161, 166, 172, 189], label: 'Stores', stack: 'all'},
      {data: [22, 35, 41, 58], label: 'Partners', stack: 'all'},
    ],
    [stackOrder],
  );
  // <BarChart series={series} … />
  // #endregion

  return (
    <Stack spacing={2} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={stackOrder}
        onChange={(_event, value) => value && setStackOrder(value)}
        aria-label="Stack order"
      >
        {ORDERS.map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Revenue by quarter and sales channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
    </Stack>
  );
}
