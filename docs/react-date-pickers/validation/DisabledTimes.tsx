import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {DigitalClock} from '@mui/x-date-pickers/DigitalClock';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import type {TimeView} from '@mui/x-date-pickers/models';

// #region preview
// <TimePicker shouldDisableTime={shouldDisableTime} />
// <DigitalClock shouldDisableTime={shouldDisableTime} timeStep={15} />
/** Excludes the lunch hour and the last 15 minutes of each hour. */
function shouldDisableTime(value: Dayjs, view: TimeView) {
  if (view === 'hours') {
    return value.hour() === 12;
  }
  return view === 'minutes' && value.minute() >= 45;
}
// #endregion

const visit = dayjs('2025-06-16T10:50');

export default function DisabledTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <TimePicker
          label="Appointment"
          defaultValue={visit}
          shouldDisableTime={shouldDisableTime}
          sx={{width: {sm: 220}}}
        />
        <DigitalClock
          aria-label="Appointment"
          timeStep={15}
          defaultValue={visit.minute(30)}
          shouldDisableTime={shouldDisableTime}
          sx={{width: {sm: 140}, maxHeight: 264}}
        />
      </Stack>
    </LocalizationProvider>
  );
}
