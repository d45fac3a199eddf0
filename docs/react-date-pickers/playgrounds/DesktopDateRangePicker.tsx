import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DesktopDateRangePicker,
  type DesktopDateRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function DesktopDateRangePickerPlayground(
  props: Partial<DesktopDateRangePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateRangePicker
        label="Rental period"
        defaultValue={[dayjs('2025-06-17'), dayjs('2025-06-20')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
