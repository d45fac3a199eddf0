import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  StaticTimePicker,
  type StaticTimePickerProps,
} from '@mui/x-date-pickers/StaticTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function StaticTimePickerPlayground(
  props: Partial<StaticTimePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticTimePicker defaultValue={dayjs('2025-06-17T10:30')} {...props} />
    </LocalizationProvider>
  );
}
