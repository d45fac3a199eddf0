import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

export default function OpeningMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Maiden voyage"
        views={['year', 'month', 'day']}
        // Opens on the years around 1998, and keeps May and the 9th.
        defaultValue={dayjs('1998-05-09')}
      />
    </LocalizationProvider>
  );
}
// #endregion
