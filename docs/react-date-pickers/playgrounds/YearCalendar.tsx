import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {YearCalendar, type YearCalendarProps} from '@mui/x-date-pickers/YearCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function YearCalendarPlayground(props: Partial<YearCalendarProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar defaultValue={dayjs('2025-06-17')} {...props} />
    </LocalizationProvider>
  );
}
