import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Gauge} from '@mui/x-charts/Gauge';

export default function AccessibleGauge() {
  const labelId = React.useId();

  return (
    // #region preview
    <Stack sx={{alignItems: 'center'}}>
      <Typography id={labelId}>Battery</Typography>
      <Gauge
        value={50}
        width={160}
        height={160}
        text="50%"
        aria-labelledby={labelId}
        aria-valuetext="50% (6 hours) remaining"
      />
    </Stack>
    // #endregion
  );
}
