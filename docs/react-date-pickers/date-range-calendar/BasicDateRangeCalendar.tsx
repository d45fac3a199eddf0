// #region preview
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function BasicDateRangeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        referenceDate={dayjs('2025-06-14')} // Sets the month of the empty calendar.
        sx={{maxWidth: '100%', overflowX: 'auto'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
