import dayjs from 'dayjs';
import 'dayjs/locale/de';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const localeText = {
  calendarWeekNumberHeaderText: 'KW',
  calendarWeekNumberText: (week: number) => `${week}.`,
};

export default function WeekNumbers() {
  return (
    // #region preview
    // localeText: {calendarWeekNumberHeaderText: 'KW', calendarWeekNumberText: (week) => `${week}.`}
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={localeText}
    >
      <DateCalendar
        displayWeekNumber
        defaultValue={dayjs('2025-06-14')}
        sx={{
          m: 0,
          // By default, week numbers have the low-contrast color of disabled text.
          '& .MuiDayCalendar-weekNumberLabel': {color: 'text.secondary'},
          '& .MuiDayCalendar-weekNumber': {color: 'text.secondary'},
        }}
      />
    </LocalizationProvider>
    // #endregion
  );
}
