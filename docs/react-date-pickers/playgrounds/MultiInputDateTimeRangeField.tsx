import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  MultiInputDateTimeRangeField,
  type MultiInputDateTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function MultiInputDateTimeRangeFieldPlayground(
  props: Partial<MultiInputDateTimeRangeFieldProps<true>>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateTimeRangeField
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-20T15:45')]}
        slotProps={{
          textField: ({position}) => ({label: position === 'start' ? 'Start' : 'End'}),
        }}
        {...props}
      />
    </LocalizationProvider>
  );
}
