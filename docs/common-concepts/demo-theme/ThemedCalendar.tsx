import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const defaultValue = dayjs('2025-06-16');

export default function ThemedCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={defaultValue} referenceDate={defaultValue} />
    </LocalizationProvider>
  );
}
// #endregion
