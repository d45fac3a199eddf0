import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopTimePicker} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';

export default function ClockRenderer() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <DesktopTimePicker
          label="Analog clock"
          defaultValue={dayjs('2025-06-14T10:30')}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
          }}
        />
        <DesktopTimePicker
          label="Typing only"
          defaultValue={dayjs('2025-06-14T10:30')}
          viewRenderers={{hours: null, minutes: null}}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
