import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
export default function HelperText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Cabin for the night of"
        defaultValue={dayjs('2025-06-14')}
        slotProps={{
          textField: {helperText: 'MM/DD/YYYY, the night ferry leaves at 22:30'},
        }}
      />
    </LocalizationProvider>
  );
}
// #endregion
