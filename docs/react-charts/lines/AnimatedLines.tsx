import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';

export default function AnimatedLines() {
  const [skipAnimation, setSkip] = React.useState(false);
  const [inside, setInside] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" size="small" onClick={() => setInside(!inside)}>
          Swap the data
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkip(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      {/* #region preview */}
      <LineChart
        hideLegend
        title="Temperature during a night"
        xAxis={[
          {data: [0, 1, 2, 3, 4, 5, 6], tickMinStep: 1, label: 'Hours after sunset'},
        ]}
        yAxis={[{min: 0, max: 16, label: 'Temperature (°C)'}]}
        series={[
          {
            data: inside
              ? [14.6, 12.1, 10, 8.4, 6.9, 5.7, 4.6]
              : [11.2, 9.4, 7.8, 6.5, 5.1, 4.2, 3],
            label: inside ? 'Dome' : 'Outside',
          },
        ]}
        skipAnimation={skipAnimation}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
