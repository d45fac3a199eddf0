import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';

const slotProps = {calendarHeader: {format: 'MM/YYYY'}};

export default function HeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        {/* #region preview */}
        {/* const slotProps = {calendarHeader: {format: 'MM/YYYY'}}; */}
        <DateCalendar
          defaultValue={dayjs('2025-06-14')}
          slotProps={slotProps}
          sx={{maxWidth: '100%', m: 0}}
        />
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-20')]}
          slotProps={slotProps}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
