import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function StayPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateRangePicker
        label="Arrival – departure"
        defaultValue={[dayjs('2025-08-12'), dayjs('2025-08-15')]}
        minDate={dayjs('2025-08-01')}
        sx={{width: 300}}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
