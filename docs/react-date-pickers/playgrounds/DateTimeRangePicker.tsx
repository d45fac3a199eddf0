import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateTimeRangePicker,
  type DateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function DateTimeRangePickerPlayground(
  props: Partial<DateTimeRangePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Conference"
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-20T15:45')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
