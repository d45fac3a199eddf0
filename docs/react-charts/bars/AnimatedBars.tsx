import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';
import {routes, seasons} from '../data/ferries';

export default function AnimatedBars() {
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [at, setAt] = React.useState(0);
  const {dataKey, label} = routes[at % routes.length]!;

  return (
    <Stack sx={{width: '100%'}}>
      <Stack direction="row" spacing={2}>
        <Button variant="outlined" size="small" onClick={() => setAt(at + 1)}>
          Next route
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      {/* #region preview */}
      <BarChart
        title="Passengers by season"
        dataset={seasons}
        skipAnimation={skipAnimation}
        xAxis={[{dataKey: 'season'}]}
        yAxis={[{min: 0, max: 100, label: 'Passengers (thousands)'}]}
        series={[{dataKey, label}]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
