import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const defaultValue = dayjs('2025-06-14');

// #region preview
const slotProps = {
  textField: {size: 'small', helperText: 'Orders before noon ship the same day'},
  openPickerButton: {color: 'primary'},
} as const;

export default function SlotPropsObject() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Ship date" defaultValue={defaultValue} slotProps={slotProps} />
    </LocalizationProvider>
  );
}
// #endregion
