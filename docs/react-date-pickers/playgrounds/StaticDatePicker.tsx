import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  StaticDatePicker,
  type StaticDatePickerProps,
} from '@mui/x-date-pickers/StaticDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function StaticDatePickerPlayground(
  props: Partial<StaticDatePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker defaultValue={dayjs('2025-06-17')} {...props} />
    </LocalizationProvider>
  );
}
