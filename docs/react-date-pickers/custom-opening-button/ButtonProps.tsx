import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

export default function ButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Meeting starts"
        defaultValue={dayjs('2025-08-12T14:30')}
        slotProps={{
          openPickerButton: {color: 'primary', sx: {border: 1, p: 0.5}},
          inputAdornment: {component: 'span', sx: {mr: 1}},
        }}
        sx={{width: 300}}
      />
    </LocalizationProvider>
  );
}
// #endregion
