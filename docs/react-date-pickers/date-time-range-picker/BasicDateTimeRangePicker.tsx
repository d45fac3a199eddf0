// #region preview
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function BasicDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Check-in – check-out"
        // Sets the check-in and check-out times of the empty picker.
        referenceDate={[dayjs('2025-06-14T15:00'), dayjs('2025-06-14T11:00')]}
        sx={{width: 460, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
