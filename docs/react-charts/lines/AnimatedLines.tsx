import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [{data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Week'}];
const yAxis = [{min: 0, max: 500, label: 'Orders', width: 60}];

// #region preview
const ONLINE = [
  {id: 'orders', data: [310, 325, 341, 338, 372, 395, 420], label: 'Online'},
];
const STORES = [
  {id: 'orders', data: [280, 276, 269, 271, 262, 258, 255], label: 'Stores'},
];

export default function AnimatedLines() {
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [series, setSeries] = React.useState(ONLINE);

  const swap = () => setSeries((prev) => (prev === ONLINE ? STORES : ONLINE));
  // <LineChart series={series} skipAnimation={skipAnimation} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" size="small" onClick={swap}>
          Swap the data
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
      <LineChart
        title="Orders per week"
        hideLegend
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        skipAnimation={skipAnimation}
        height={300}
      />
    </Stack>
  );
}
