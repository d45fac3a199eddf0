import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DesktopTimeRangePicker,
  type DesktopTimeRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopTimeRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function DesktopTimeRangePickerPlayground(
  props: Partial<DesktopTimeRangePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimeRangePicker
        label="Opening hours"
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-17T15:45')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
