import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {renderTimeViewClock} from '@mui/x-date-pickers/timeViewRenderers';

export default function TimeRenderers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 300}}>
        <DesktopDateTimePicker
          label="Analog clock"
          defaultValue={dayjs('2025-06-14T10:30')}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
            seconds: renderTimeViewClock,
          }}
        />
        <DesktopDateTimePicker
          label="Time by typing only"
          defaultValue={dayjs('2025-06-14T10:30')}
          viewRenderers={{hours: null, minutes: null, seconds: null}}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
