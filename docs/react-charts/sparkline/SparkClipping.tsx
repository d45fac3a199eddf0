import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

export default function SparkClipping() {
  const [disableClipping, setDisable] = React.useState(false);

  return (
    <Stack spacing={1} sx={{width: '100%', maxWidth: 360}}>
      {/* #region preview */}
      <SparkLineChart
        data={[1, 8, 2, 9, 0, 7, 3]}
        curve="natural"
        height={90}
        margin={12}
        yAxis={{domainLimit: 'strict'}}
        clipAreaOffset={{top: 2, bottom: 2}}
        disableClipping={disableClipping}
        sx={{'& .MuiLineElement-root': {strokeWidth: 4}}}
      />
      {/* #endregion */}
      <FormControlLabel
        control={
          <Switch
            checked={disableClipping}
            onChange={(event) => setDisable(event.target.checked)}
          />
        }
        label="disableClipping"
      />
    </Stack>
  );
}
