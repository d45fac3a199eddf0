import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';

export default function ConnectNulls() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="connectNulls"
      />
      {/* #region preview */}
      <LineChart
        title="Mirror temperature during a night"
        xAxis={[{data: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], label: 'Hours after sunset'}]}
        yAxis={[{label: 'Temperature (°C)'}]}
        series={[
          {
            data: [null, 14.2, 12.5, 10.9, null, null, 7.1, null, 5, 4.1],
            label: 'Mirror',
            connectNulls,
          },
        ]}
        hideLegend
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
