import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Q1', 'Q2', 'Q3', 'Q4']}];
const yAxis = [{min: 0, max: 300, label: 'Revenue ($1,000)', width: 60}];

// #region preview
const CHANNELS = [
  [{data: [142, 158, 197, 263], label: 'Online'}],
  [{data: [161, 166, 172, 189], label: 'Stores'}],
  [{data: [22, 35, 41, 58], label: 'Partners'}],
];

export default function AnimatedBars() {
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [index, setIndex] = React.useState(0);
  const series = CHANNELS[index]!;
  // <BarChart series={series} skipAnimation={skipAnimation} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => setIndex((prev) => (prev + 1) % CHANNELS.length)}
        >
          Next channel
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(_event, checked) => setSkipAnimation(checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      <BarChart
        title="Revenue by quarter"
        skipAnimation={skipAnimation}
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        height={300}
      />
    </Stack>
  );
}
