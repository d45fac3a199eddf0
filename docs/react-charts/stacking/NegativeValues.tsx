import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {BarChart} from '@mui/x-charts/BarChart';

type Offset = 'diverging' | 'none';

const xAxis = [{data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']}];
const yAxis = [{label: 'Subscriptions', width: 60}];

// #region preview
const started = [184, 208, 227, 241, 262, 247, 259, 281];
const canceled = [-51, -140, -67, -73, -109, -87, -77, -98];

// Offset: 'diverging' or 'none'
export default function NegativeValues() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('diverging');
  const series = React.useMemo(
    () => [
      {data: started, label: 'Started', stack: 'all', stackOffset},
      {data: canceled, label: 'Canceled', stack: 'all', stackOffset},
    ],
    [stackOffset],
  );
  // <BarChart series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={stackOffset}
        onChange={(_event, value: Offset | null) => value && setStackOffset(value)}
        aria-label="stackOffset"
      >
        {(['diverging', 'none'] as const).map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        title="Started and canceled subscriptions by month"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={280}
      />
    </Stack>
  );
}
