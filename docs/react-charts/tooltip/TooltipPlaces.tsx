import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {BarChart} from '@mui/x-charts/BarChart';

const PLACEMENTS = ['right-start', 'top', 'bottom', 'left-end'] as const;
type Placement = (typeof PLACEMENTS)[number];

// #region preview
const xAxis = [{data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']}];
const yAxis = [{label: 'Tickets', width: 50}];
const series = [
  {data: [48, 41, 36, 39, 52], label: 'Opened'},
  {data: [32, 44, 40, 38, 47], label: 'Solved'},
];
// placement: 'top', 'right-start', 'bottom', 'left-end', …
function TicketsChart({placement}: {placement: Placement}) {
  const slotProps = React.useMemo(() => ({tooltip: {placement}}), [placement]);
  return (
    <BarChart
      title="Support tickets of a week"
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
      slotProps={slotProps}
      height={280}
    />
  );
}
// #endregion

export default function TooltipPlaces() {
  const [placement, setPlacement] = React.useState<Placement>('top');

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <TextField
        select
        size="small"
        label="placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as Placement)}
        sx={{width: 160}}
      >
        {PLACEMENTS.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TicketsChart placement={placement} />
    </Stack>
  );
}
