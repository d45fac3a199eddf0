import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';

// #region preview
const today = dayjs('2025-06-14');

export default function CurrentMonthLast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        currentMonthCalendarPosition={2}
        referenceDate={today}
        maxDate={today} // In an app, use disableFuture.
        sx={{maxWidth: '100%', overflowX: 'auto'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
