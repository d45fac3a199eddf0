import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopTimePicker,
  type DesktopTimePickerProps,
} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function DesktopTimePickerPlayground(
  props: Partial<DesktopTimePickerProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimePicker
        label="Meeting time"
        defaultValue={dayjs('2025-06-17T10:30')}
        {...props}
      />
    </LocalizationProvider>
  );
}
