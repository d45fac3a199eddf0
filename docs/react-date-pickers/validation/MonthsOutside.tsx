import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';

export default function MonthsOutside() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2025-07-05')}
        // June and September stay enabled, because some of their days are valid.
        minDate={dayjs('2025-06-14')}
        maxDate={dayjs('2025-09-14')}
        sx={{maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
