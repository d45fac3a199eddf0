// #region preview
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function TwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-18')]}
        slots={{field: MultiInputDateRangeField}}
        localeText={{start: 'Check-in', end: 'Check-out'}}
        sx={{maxWidth: 400}}
      />
    </LocalizationProvider>
  );
}
// #endregion
