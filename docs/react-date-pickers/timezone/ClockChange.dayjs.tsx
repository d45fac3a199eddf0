import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'America/New_York';

interface FieldProps {
  label: string;
  start: Dayjs;
}

function ZonedField({label, start}: FieldProps) {
  const [value, setValue] = React.useState<Dayjs | null>(start);
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
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        {/* #region preview */}
        {/* const zone = 'America/New_York'; */}
        {/* ZonedField renders a <DateTimeField ampm={false} /> and its value in UTC. */}
        <ZonedField
          label="Skips 2 AM to 3 AM"
          start={dayjs.tz('2025-03-09T01:30', zone)}
        />
        <ZonedField
          label="Repeats 1 AM to 2 AM"
          start={dayjs.tz('2025-11-02T00:30', zone)}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
