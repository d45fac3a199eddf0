import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {BarChart} from '@mui/x-charts/BarChart';

const xAxis = [{data: ['Web', 'App', 'Phone', 'Fax', 'Letter']}];
const yAxis = [{label: 'Orders', width: 75}];

export default function MinimumSize() {
  // #region preview
  const [hasMinimum, setHasMinimum] = React.useState(true);

  const series = React.useMemo(
    () => [
      {
        data: [9400, 3100, 860, 14, 3],
        label: 'Orders',
        minBarSize: hasMinimum ? 6 : 0, // In pixels.
      },
    ],
    [hasMinimum],
  );
  // <BarChart series={series} … />
  // #endregion

  return (
    <Stack sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={hasMinimum}
            onChange={(_event, checked) => setHasMinimum(checked)}
          />
        }
        label="minBarSize of 6 px"
      />
      <BarChart
        title="Orders by channel"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
        height={300}
      />
    </Stack>
  );
}
