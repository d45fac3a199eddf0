import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';

// #region preview
const now = dayjs('2025-06-14T10:30');

export default function DisabledOptions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <DateCalendar defaultValue={now} minDate={now} sx={{maxWidth: '100%', m: 0}} />
        <DigitalClock
          aria-label="Time"
          defaultValue={now}
          minTime={now}
          sx={{width: {sm: 140}, maxHeight: {xs: 180, sm: 320}}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
