import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';

export default function MinimumSize() {
  const [hasMinimum, setHasMinimum] = React.useState(true);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={hasMinimum}
            onChange={(event) => setHasMinimum(event.target.checked)}
          />
        }
        label="minBarSize of 6 px"
      />
      {/* #region preview */}
      <BarChart
        title="Cargo carried in August"
        xAxis={[{data: ['Cars', 'Trucks', 'Bikes', 'Boats', 'Horses']}]}
        yAxis={[{label: 'Units carried', width: 75}]}
        series={[
          {
            data: [9400, 3100, 860, 14, 3],
            label: 'Carried',
            minBarSize: hasMinimum ? 6 : 0,
          },
        ]}
        hideLegend
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
