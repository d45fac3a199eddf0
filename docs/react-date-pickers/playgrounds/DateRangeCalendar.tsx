import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  type DateRangeCalendarProps,
} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function DateRangeCalendarPlayground(
  props: Partial<DateRangeCalendarProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        defaultValue={[dayjs('2025-06-17'), dayjs('2025-06-20')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
