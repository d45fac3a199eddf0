import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [{data: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], label: 'Minute'}];
const yAxis = [{label: 'Response time (ms)', width: 60}];

export default function ConnectNulls() {
  // #region preview
  const [connectNulls, setConnectNulls] = React.useState(false);

  const series = React.useMemo(
    () => [
      {
        data: [null, 142, 125, 109, null, null, 117, null, 150, 141],
        label: 'Response time',
        connectNulls,
      },
    ],
    [connectNulls],
  );
  // <LineChart series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(_event, checked) => setConnectNulls(checked)}
          />
        }
        label="connectNulls"
      />
      <LineChart
        title="Response time of a server"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
        height={300}
      />
    </Stack>
  );
}
