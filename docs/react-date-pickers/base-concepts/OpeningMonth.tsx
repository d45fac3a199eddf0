import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

export default function OpeningMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        views={['year', 'month', 'day']}
        // Opens on the years around 1998. Selecting a year keeps May 9.
        defaultValue={dayjs('1998-05-09')}
      />
    </LocalizationProvider>
  );
}
// #endregion
