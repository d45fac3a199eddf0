import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DesktopDateTimeRangePicker,
  type DesktopDateTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function DesktopDateTimeRangePickerPlayground(
  props: Partial<DesktopDateTimeRangePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimeRangePicker
        label="Conference"
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-20T15:45')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
