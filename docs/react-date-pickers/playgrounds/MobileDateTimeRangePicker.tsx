import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  MobileDateTimeRangePicker,
  type MobileDateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function MobileDateTimeRangePickerPlayground(
  props: Partial<MobileDateTimeRangePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimeRangePicker
        label="Conference"
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-20T15:45')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
