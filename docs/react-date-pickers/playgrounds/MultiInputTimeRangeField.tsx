import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  MultiInputTimeRangeField,
  type MultiInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function MultiInputTimeRangeFieldPlayground(
  props: Partial<MultiInputTimeRangeFieldProps<true>>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-17T15:45')]}
        slotProps={{
          textField: ({position}) => ({label: position === 'start' ? 'Start' : 'End'}),
        }}
        {...props}
      />
    </LocalizationProvider>
  );
}
