import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  SingleInputTimeRangeField,
  type SingleInputTimeRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function SingleInputTimeRangeFieldPlayground(
  props: Partial<SingleInputTimeRangeFieldProps>,
) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputTimeRangeField
        label="Opening hours"
        defaultValue={[dayjs('2025-06-17T10:30'), dayjs('2025-06-17T15:45')]}
        {...props}
      />
    </LocalizationProvider>
  );
}
