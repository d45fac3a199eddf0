// #region preview
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function BasicTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Shift"
        referenceDate={dayjs('2025-06-14T08:00')} // the day of both times
        sx={{width: 280, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
