import EventIcon from '@mui/icons-material/Event';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {styled} from '@mui/material/styles';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {PickersDay} from '@mui/x-date-pickers/PickersDay';

// Outside the component, because a new component on each render remounts all days.
const SquareDay = styled(PickersDay)({borderRadius: 4});

export default function StyledSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const SquareDay = styled(PickersDay)({borderRadius: 4}); */}
      <DatePicker
        label="Delivery date"
        defaultValue={dayjs('2025-06-14')}
        slots={{
          openPickerIcon: EventIcon,
          day: SquareDay,
        }}
        slotProps={{
          textField: {variant: 'filled', helperText: 'Monday to Friday'},
          inputAdornment: {sx: {mr: 1}},
          openPickerButton: {color: 'primary'},
          openPickerIcon: {fontSize: 'small'},
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
