import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  MobileTimeRangePicker,
  type MobileTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/MobileTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function MobileTimeRangePickerPlayground(
  props: Partial<MobileTimeRangePickerProps<true>>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileTimeRangePicker
        label="Opening hours"
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-17T15:45')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
