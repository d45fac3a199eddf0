import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

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
            <Switch checked={skipAnimation} onChange={(event) => setSkip(event.target.checked)} />
          }
          label="skipAnimation"
        />
      </Stack>
      {/* #region preview */}
      <LineChart
        hideLegend
        xAxis={[{data: night.hours}]}
        yAxis={[{min: 0, max: 16}]}
        series={[{data: inside ? night.dome : night.outside, label: 'Temperature, °C'}]}
        skipAnimation={skipAnimation}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
