import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  MobileDateRangePicker,
  type MobileDateRangePickerProps,
} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function MobileDateRangePickerPlayground(
  props: Partial<MobileDateRangePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateRangePicker
        label="Rental period"
        defaultValue={[dayjs('2025-06-17'), dayjs('2025-06-20')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
