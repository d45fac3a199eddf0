import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'America/New_York';

interface NightProps {
  label: string;
  start: Dayjs;
}

function Night({label, start}: NightProps) {
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
        <Night
          label="Skips 02:00 to 03:00"
          start={dayjs.tz('2025-03-09T01:30', zone)}
        />
        <Night
          label="Has 01:00 to 02:00 twice"
          start={dayjs.tz('2025-11-02T00:30', zone)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
