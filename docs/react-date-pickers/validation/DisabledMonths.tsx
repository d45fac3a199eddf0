import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs, {type Dayjs} from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';

/** Returns `true` in June and July, when the warehouse doesn't ship. Months start at 0. */
const isClosedMonth = (month: Dayjs) => month.month() === 5 || month.month() === 6;

export default function DisabledMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['month', 'day']}
        openTo="month"
        defaultValue={dayjs('2025-08-12')}
        shouldDisableMonth={isClosedMonth}
        sx={{maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
