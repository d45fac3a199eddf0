import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateField} from '@mui/x-date-pickers/DateField';

const firstDay = dayjs('2025-06-14');

export default function FieldError() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Delivery date"
        minDate={firstDay}
        defaultValue={dayjs('2025-06-11')}
        helperText="June 14, 2025 or later"
      />
    </LocalizationProvider>
  );
}
// #endregion
