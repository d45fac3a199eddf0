import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
const campaign: DateRange<Dayjs> = [dayjs('2025-06-14'), dayjs('2025-07-20')];

export default function NumberOfCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 320}}>
        <DateRangePicker label="1 calendar" defaultValue={campaign} calendars={1} />
        <DateRangePicker label="2 calendars" defaultValue={campaign} calendars={2} />
        <DateRangePicker label="3 calendars" defaultValue={campaign} calendars={3} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
