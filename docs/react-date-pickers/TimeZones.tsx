import * as React from 'react';
import Stack from '@mui/material/Stack';
// Only for Day.js: it supports time zones through two plugins.
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TimeZones() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2025-08-12T18:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const [start, setStart] = React.useState(dayjs.utc('2025-08-12T18:30')); */}
      <Stack spacing={2} sx={{maxWidth: 320}}>
        <DateTimePicker
          label="New York"
          timezone="America/New_York"
          value={start}
          onChange={setStart}
        />
        <DateTimePicker
          label="San Francisco"
          timezone="America/Los_Angeles"
          value={start}
          onChange={setStart}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
