// #region preview
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiInputTimeRangeField} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function TimeRangeTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        defaultValue={[dayjs('2025-06-14T09:00'), dayjs('2025-06-14T12:30')]}
        slots={{field: MultiInputTimeRangeField}}
        localeText={{start: 'Opens', end: 'Closes'}}
        sx={{maxWidth: 360}}
      />
    </LocalizationProvider>
  );
}
// #endregion
