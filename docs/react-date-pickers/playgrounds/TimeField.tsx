import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {TimeField, type TimeFieldProps} from '@mui/x-date-pickers/TimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function TimeFieldPlayground(props: Partial<TimeFieldProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Meeting time"
        defaultValue={dayjs('2025-06-17T10:30')}
        {...props}
      />
    </LocalizationProvider>
  );
}
