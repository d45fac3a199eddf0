import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';

const xAxis = [
  {
    data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    scaleType: 'band' as const,
  },
];
const yAxis = [{label: 'Shipping price ($)'}];

export default function StepCurve() {
  // #region preview
  const [strictStepCurve, setStrictStepCurve] = React.useState(false);

  const series = React.useMemo(
    () => [
      {
        data: [12, 12, 12, 15, 15, 20, 20],
        label: 'Shipping price',
        curve: 'step' as const,
        strictStepCurve,
        area: true,
        showMark: false,
      },
    ],
    [strictStepCurve],
  );
  // <LineChart series={series} … />
  // #endregion

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={
          <Switch
            checked={strictStepCurve}
            onChange={(_event, checked) => setStrictStepCurve(checked)}
          />
        }
        label="strictStepCurve"
      />
      <LineChart
        title="Shipping price by weekday"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
        hideLegend
        height={300}
      />
    </Stack>
  );
}
