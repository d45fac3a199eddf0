import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
const rental: DateRange<Dayjs> = [dayjs('2025-06-28T22:00'), dayjs('2025-07-03T04:00')];

export default function DateTimeRangeCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 460}}>
        <DateTimeRangePicker label="1 calendar" defaultValue={rental} calendars={1} />
        <DateTimeRangePicker label="2 calendars" defaultValue={rental} calendars={2} />
        <DateTimeRangePicker label="3 calendars" defaultValue={rental} calendars={3} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
