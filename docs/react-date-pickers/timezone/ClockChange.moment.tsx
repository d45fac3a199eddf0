import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import moment, {type Moment} from 'moment-timezone';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';

const zone = 'America/New_York';

interface FieldProps {
  label: string;
  start: Moment;
}

function ZonedField({label, start}: FieldProps) {
  const [value, setValue] = React.useState<Moment | null>(start);
  return (
    <Stack spacing={1} sx={{width: 260}}>
      <DateTimeField label={label} ampm={false} value={value} onChange={setValue} />
      <Typography variant="body2" role="status">
        UTC: {value?.isValid() ? value.toISOString() : String(value)}
      </Typography>
    </Stack>
  );
}

export default function ClockChange() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} dateLibInstance={moment}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        {/* #region preview */}
        {/* const zone = 'America/New_York'; */}
        {/* ZonedField renders a <DateTimeField ampm={false} /> and its value in UTC. */}
        <ZonedField
          label="Skips 2 AM to 3 AM"
          start={moment.tz('2025-03-09T01:30', zone)}
        />
        <ZonedField
          label="Repeats 1 AM to 2 AM"
          start={moment.tz('2025-11-02T00:30', zone)}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
