import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  SingleInputDateTimeRangeField,
  type SingleInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function SingleInputDateTimeRangeFieldPlayground(
  props: Partial<SingleInputDateTimeRangeFieldProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        label="Conference"
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-20T15:45')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
