import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 280}}>
        <TimePicker
          label="Hours, minutes, seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2025-06-14T22:15:30')}
        />
        <TimePicker
          label="Hours"
          views={['hours']}
          defaultValue={dayjs('2025-06-14T22:15:30')}
        />
        <TimePicker
          label="Duration, minutes and seconds"
          views={['minutes', 'seconds']}
          format="mm:ss"
          defaultValue={dayjs('2025-06-14T22:15:30')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
