import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';

// #region preview
const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

/** Renters pick up a car on weekdays and can return it on any day. */
function shouldDisableDate(date: Dayjs, position: 'start' | 'end') {
  return position === 'start' && isWeekend(date);
}

export default function StartOnWeekdays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        referenceDate={dayjs('2025-06-14')}
        shouldDisableDate={shouldDisableDate}
      />
    </LocalizationProvider>
  );
}
// #endregion
