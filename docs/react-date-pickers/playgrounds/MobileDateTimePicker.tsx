import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  MobileDateTimePicker,
  type MobileDateTimePickerProps,
} from '@mui/x-date-pickers/MobileDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function MobileDateTimePickerPlayground(
  props: Partial<MobileDateTimePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDateTimePicker
        label="Appointment"
        defaultValue={dayjs('2025-06-17T10:30')}
        {...props}
      />
    </LocalizationProvider>
  );
}
