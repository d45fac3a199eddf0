import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField, type DateFieldProps} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldPlayground(props: Partial<DateFieldProps>) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Delivery date" defaultValue={dayjs('2025-06-17')} {...props} />
    </LocalizationProvider>
  );
}
