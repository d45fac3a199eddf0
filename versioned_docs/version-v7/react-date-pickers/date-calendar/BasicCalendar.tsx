import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function BasicCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        defaultValue={dayjs('2025-08-12')}
        shouldDisableDate={(day) => day.day() === 1}
        displayWeekNumber
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
