import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function ReferenceRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Check-in – check-out"
        // The start gets 3:00 PM as its time, and the end gets 10:00 AM.
        referenceDate={[dayjs('2025-06-14T15:00'), dayjs('2025-06-17T10:00')]}
        sx={{width: 400, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
