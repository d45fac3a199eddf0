import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  type DateCalendarSlotProps,
} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const defaultValue = dayjs('2025-06-11');

// #region preview
const slotProps: DateCalendarSlotProps = {
  day: ({day, isDaySelected, isDayOutsideMonth}) => {
    const isWeekend = [0, 6].includes(day.day());
    return isWeekend && !isDaySelected && !isDayOutsideMonth
      ? {sx: {color: 'error.main', fontWeight: 'bold'}}
      : {};
  },
};

// <DateCalendar slotProps={slotProps} />
// #endregion

export default function SlotPropsFunction() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={defaultValue} slotProps={slotProps} />
    </LocalizationProvider>
  );
}
