import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {DateCalendar, dayCalendarClasses} from '@mui/x-date-pickers/DateCalendar';
import {PickerDay2, pickerDay2Classes} from '@mui/x-date-pickers/PickerDay2';

// #region preview
export default function SmallDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-14')}
        showDaysOutsideCurrentMonth
        slots={{day: PickerDay2}}
        sx={{
          maxWidth: '100%',
          [`& .${pickerDay2Classes.root}`]: {
            '--PickerDay-size': '28px',
            '--PickerDay-horizontalMargin': '6px',
          },
          [`& .${dayCalendarClasses.weekDayLabel}`]: {width: 28, margin: '0 6px'},
        }}
      />
    </LocalizationProvider>
  );
}
// #endregion
