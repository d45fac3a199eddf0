import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopDateTimePicker,
  type DesktopDateTimePickerProps,
} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function DesktopDateTimePickerPlayground(
  props: Partial<DesktopDateTimePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDateTimePicker
        label="Appointment"
        defaultValue={dayjs('2025-06-17T10:30')}
        {...props}
      />
    </LocalizationProvider>
  );
}
