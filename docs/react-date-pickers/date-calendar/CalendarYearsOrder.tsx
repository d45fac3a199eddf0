import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
export default function CalendarYearsOrder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'day']}
        openTo="year"
        yearsOrder="desc"
        minDate={dayjs('1980-01-01')}
        maxDate={dayjs('2025-12-31')}
        defaultValue={dayjs('2025-06-14')}
        sx={{m: 0}}
      />
    </LocalizationProvider>
  );
}
// #endregion
