import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function ThemedCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        defaultValue={dayjs('2025-06-16')}
        referenceDate={dayjs('2025-06-16')}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
