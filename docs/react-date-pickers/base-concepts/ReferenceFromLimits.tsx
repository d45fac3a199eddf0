import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';

// The reservation period is over, so the calendar opens on its last month.
const lastDay = dayjs('2025-09-14');

export default function ReferenceFromLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar aria-label="Check-in" maxDate={lastDay} sx={{maxWidth: '100%'}} />
    </LocalizationProvider>
  );
}
// #endregion
