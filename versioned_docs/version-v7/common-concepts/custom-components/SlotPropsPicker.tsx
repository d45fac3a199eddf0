import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotPropsPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DatePicker
        label="Crossing"
        defaultValue={dayjs('2025-06-14')}
        slotProps={{
          textField: {size: 'small', helperText: 'Boats leave every hour'},
          openPickerButton: {color: 'primary'},
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
