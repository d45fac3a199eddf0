// #region preview
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {MultiInputDateTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

export default function DateTimeRangeTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        defaultValue={[dayjs('2025-06-14T15:00'), dayjs('2025-06-16T11:00')]}
        slots={{field: MultiInputDateTimeRangeField}}
        localeText={{start: 'Check-in', end: 'Check-out'}}
        sx={{maxWidth: 520}}
      />
    </LocalizationProvider>
  );
}
// #endregion
