import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';

export default function StepCurve() {
  const [strictStepCurve, setStrict] = React.useState(false);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={strictStepCurve}
            onChange={(event) => setStrict(event.target.checked)}
          />
        }
        label="strictStepCurve"
      />
      {/* #region preview */}
      <LineChart
        title="Ticket price by weekday"
        hideLegend
        xAxis={[
          {data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], scaleType: 'band'},
        ]}
        yAxis={[{label: 'Ticket price (€)'}]}
        series={[
          {
            data: [12, 12, 12, 15, 15, 20, 20],
            label: 'Ticket',
            curve: 'step',
            strictStepCurve,
            area: true,
            showMark: false,
          },
        ]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
