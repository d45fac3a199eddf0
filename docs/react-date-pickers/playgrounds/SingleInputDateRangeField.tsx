import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  SingleInputDateRangeField,
  type SingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function SingleInputDateRangeFieldPlayground(
  props: Partial<SingleInputDateRangeFieldProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Rental period"
        defaultValue={[dayjs('2025-06-17'), dayjs('2025-06-20')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
