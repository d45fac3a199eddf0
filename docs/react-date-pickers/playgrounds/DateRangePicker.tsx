import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangePicker,
  type DateRangePickerProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function DateRangePickerPlayground(
  props: Partial<DateRangePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Rental period"
        defaultValue={[dayjs('2025-06-17'), dayjs('2025-06-20')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
