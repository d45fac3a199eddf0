import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function SlotPropsFunction() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateCalendar
        defaultValue={dayjs('2025-06-11')}
        slotProps={{
          day: ({day, isDaySelected, isDayOutsideMonth}) => {
            const isWeekend = [0, 6].includes(day.day());
            return isWeekend && !isDaySelected && !isDayOutsideMonth
              ? {sx: {color: 'error.main', fontWeight: 'bold'}}
              : {};
          },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
