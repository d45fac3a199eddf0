// Only for Day.js: the other libraries set the first day of the week in ways of their own.
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';

// The new locale has its own name, so it doesn't affect pickers that use "en".
dayjs.locale({...en, name: 'en-monday', weekStart: 1}, undefined, true);

export default function WeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <DateCalendar defaultValue={dayjs('2025-06-14')} sx={{maxWidth: '100%'}} />
    </LocalizationProvider>
  );
}
// #endregion
