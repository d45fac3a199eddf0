import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function MultiInputDateRangeFieldPlayground(
  props: Partial<MultiInputDateRangeFieldProps<true>>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2025-06-17'), dayjs('2025-06-20')]}
        slotProps={{
          textField: ({position}) => ({label: position === 'start' ? 'Start' : 'End'}),
        }}
        {...props}
      />
    </LocalizationProvider>
  );
}
