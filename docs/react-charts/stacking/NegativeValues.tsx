import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';
import {exchange} from '../data/village';

export default function NegativeValues() {
  const [stackOffset, setStackOffset] = React.useState<'diverging' | 'none'>(
    'diverging',
  );

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={stackOffset}
        onChange={(event, value) => value && setStackOffset(value)}
        aria-label="stackOffset"
      >
        {(['diverging', 'none'] as const).map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      <BarChart
        title="Electricity that a village sells and buys, by month"
        xAxis={[{data: exchange.months}]}
        yAxis={[{label: 'Electricity (MWh)'}]}
        series={[
          // 4, 8, 17, …
          {data: exchange.sold, label: 'Sold', stack: 'grid', stackOffset},
          // -51, -40, -27, …
          {data: exchange.bought, label: 'Bought', stack: 'grid', stackOffset},
        ]}
        height={280}
      />
      {/* #endregion */}
    </Stack>
  );
}
