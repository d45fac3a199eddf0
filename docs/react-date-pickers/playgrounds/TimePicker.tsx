import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {TimePicker, type TimePickerProps} from '@mui/x-date-pickers/TimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function TimePickerPlayground(props: Partial<TimePickerProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Meeting time"
        defaultValue={dayjs('2025-06-17T10:30')}
        {...props}
      />
    </LocalizationProvider>
  );
}
