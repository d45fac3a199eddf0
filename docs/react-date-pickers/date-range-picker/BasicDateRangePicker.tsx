// #region preview
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';

export default function BasicDateRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Check-in – check-out"
        referenceDate={dayjs('2025-06-14')} // Sets the month of the empty picker.
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
