import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {LineChart} from '@mui/x-charts/LineChart';

const days = [3, 5, 8, 13, 17, 21, 26, 29];
const seeing = [2.9, 2.4, 2.6, 1.8, 1.4, 1.7, 1.2, 1.3];

export default function DomainLimits() {
  const [strict, setStrict] = React.useState(true);

  return (
    <Stack spacing={1} sx={{width: '100%'}}>
      <FormControlLabel
        control={<Switch checked={strict} onChange={(event) => setStrict(event.target.checked)} />}
        label="Strict domain"
      />
      {/* #region preview */}
      <LineChart
        hideLegend
        xAxis={[{data: days, domainLimit: strict ? 'strict' : 'nice', label: 'Day of May'}]}
        yAxis={[{min: 0, label: 'Seeing, arc seconds'}]}
        series={[{data: seeing, label: 'Seeing'}]}
        height={300}
      />
      {/* #endregion */}
    </Stack>
  );
}
