import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';

/** Returns `true` on Sundays (0) and Saturdays (6), when the clinic is closed. */
const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

const saturday = dayjs('2025-06-14');

export default function DisabledWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        {/* #region preview */}
        {/* const isWeekend = (date) => date.day() === 0 || date.day() === 6; */}
        {/* const saturday = dayjs('2025-06-14'); */}
        <DatePicker
          label="Appointment"
          defaultValue={saturday}
          shouldDisableDate={isWeekend}
          sx={{width: {sm: 220}}}
        />
        <DateCalendar
          referenceDate={saturday}
          shouldDisableDate={isWeekend}
          sx={{maxWidth: '100%', m: 0}}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
