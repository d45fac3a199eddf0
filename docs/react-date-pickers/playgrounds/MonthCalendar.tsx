import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  MonthCalendar,
  type MonthCalendarProps,
} from '@mui/x-date-pickers/MonthCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function MonthCalendarPlayground(props: Partial<MonthCalendarProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MonthCalendar defaultValue={dayjs('2025-06-17')} {...props} />
    </LocalizationProvider>
  );
}
