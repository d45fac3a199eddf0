import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';

const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;

const data = [
  {value: 820, label: 'Applied'},
  {value: 460, label: 'Screened'},
  {value: 210, label: 'Interviewed'},
];

const colors = ['#5b7bd5', '#7e6bd1', '#c2589b', '#b36a2e'];

export default function SectionLabels() {
  const [vertical, setVertical] = React.useState<(typeof verticals)[number]>('top');
  const [horizontal, setHorizontal] =
    React.useState<(typeof horizontals)[number]>('start');

  // #region preview
  // vertical: 'top', 'middle', or 'bottom'; horizontal: 'start', 'center', or 'end'
  // data: [{value: 820, label: 'Applied'}, {value: 460, label: 'Screened'}, …]
  const series = React.useMemo(
    () => [
      {
        data,
        curve: 'step' as const,
        sectionLabel: {
          position: {vertical, horizontal},
          offset: {x: -12, y: vertical === 'bottom' ? 8 : -8},
        },
      },
    ],
    [vertical, horizontal],
  );

  // <FunnelChart series={series} height={280} />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" sx={{gap: 1, pt: 0.5}}>
        <TextField
          select
          size="small"
          label="vertical"
          value={vertical}
          onChange={(event) => setVertical(event.target.value as typeof vertical)}
          sx={{width: 120}}
        >
          {verticals.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="horizontal"
          value={horizontal}
          onChange={(event) => setHorizontal(event.target.value as typeof horizontal)}
          sx={{width: 120}}
        >
          {horizontals.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <FunnelChart
        colors={colors}
        series={series}
        height={280}
        sx={{'& text': {direction: 'ltr'}}}
        title="Applicants by hiring step"
      />
    </Stack>
  );
}
