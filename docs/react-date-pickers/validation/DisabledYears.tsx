import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';

// #region preview
/** Returns `true` for the years whose invoices are archived. */
const isArchived = (year: Dayjs) => year.year() >= 2016 && year.year() <= 2018;

export default function DisabledYears() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        views={['year', 'day']}
        openTo="year"
        defaultValue={dayjs('2021-03-20')}
        minDate={dayjs('2008-01-01')}
        maxDate={dayjs('2025-12-31')}
        shouldDisableYear={isArchived}
        sx={{maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
