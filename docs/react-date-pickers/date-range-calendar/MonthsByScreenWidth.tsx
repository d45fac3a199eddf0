import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import useMediaQuery from '@mui/material/useMediaQuery';
import type {Theme} from '@mui/material/styles';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function MonthsByScreenWidth() {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={isWide ? 2 : 1}
        defaultValue={[dayjs('2025-06-28'), dayjs('2025-07-05')]}
      />
    </LocalizationProvider>
  );
}
// #endregion
