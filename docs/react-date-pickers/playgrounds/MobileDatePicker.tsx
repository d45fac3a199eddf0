import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  MobileDatePicker,
  type MobileDatePickerProps,
} from '@mui/x-date-pickers/MobileDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function MobileDatePickerPlayground(
  props: Partial<MobileDatePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Delivery date"
        defaultValue={dayjs('2025-06-17')}
        {...props}
      />
    </LocalizationProvider>
  );
}
