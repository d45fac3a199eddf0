import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  TimeRangePicker,
  type TimeRangePickerProps,
} from '@mui/x-date-pickers-pro/TimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function TimeRangePickerPlayground(
  props: Partial<TimeRangePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Opening hours"
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-17T15:45')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
