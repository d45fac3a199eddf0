import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';
import {night} from '../data/observatory';

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
        hideLegend
        xAxis={[{data: night.hours}]}
        series={[{data: night.mirror, connectNulls, label: 'Mirror, °C'}]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
