import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {TimeClock, type TimeClockProps} from '@mui/x-date-pickers/TimeClock';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeClockPlayground(props: Partial<TimeClockProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock defaultValue={dayjs('2025-06-17T10:30')} {...props} />
    </LocalizationProvider>
  );
}
