import * as React from 'react';
import Stack from '@mui/material/Stack';
// Only for Day.js: time zones come with its plugins.
// #region preview
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TimeZones() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2025-08-12T21:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 320}}>
        <DateTimePicker
          label="Lisbon"
          timezone="Europe/Lisbon"
          value={start}
          onChange={setStart}
        />
        <DateTimePicker
          label="Denver"
          timezone="America/Denver"
          value={start}
          onChange={setStart}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
