import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
export default function YearsOrder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Last examination"
        openTo="year"
        views={['year', 'month']}
        yearsOrder="desc"
        minDate={dayjs('1995-01-01')}
        maxDate={dayjs('2025-12-31')}
        referenceDate={dayjs('2025-06-14')}
      />
    </LocalizationProvider>
  );
}
// #endregion
