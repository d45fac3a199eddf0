import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function ReferenceRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Cabin – from and to"
        // The first day gets 15:00 as its time, the last day 10:00.
        referenceDate={[dayjs('2025-06-14T15:00'), dayjs('2025-06-17T10:00')]}
        sx={{width: 400, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
