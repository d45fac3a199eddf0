import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';

const cargo = ['Cars', 'Lorries', 'Bikes', 'Boats', 'Horses'];

export default function MinimumSize() {
  const [hasMinimum, setHasMinimum] = React.useState(true);

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch checked={hasMinimum} onChange={(event) => setHasMinimum(event.target.checked)} />
        }
        label="minBarSize of 6 px"
      />
      {/* #region preview */}
      <BarChart
        xAxis={[{data: cargo}]}
        yAxis={[{width: 55}]}
        series={[
          {
            data: [9400, 3100, 860, 14, 3],
            label: 'Carried in August',
            minBarSize: hasMinimum ? 6 : 0,
          },
        ]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
