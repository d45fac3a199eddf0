import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs, {type Dayjs} from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';

const formatWeekday = (date: Dayjs) => `${date.format('ddd')}.`;

export default function WeekdayLetters() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-14')}
        dayOfWeekFormatter={formatWeekday}
        sx={{maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
