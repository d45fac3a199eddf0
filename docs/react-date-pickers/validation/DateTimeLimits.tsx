import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';

// The rental desk opens on June 14 at 8:30 AM and closes on September 14 at 6:15 PM.
const season = {
  minDateTime: dayjs('2025-06-14T08:30'),
  maxDateTime: dayjs('2025-09-14T18:15'),
};

export default function DateTimeLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 420, maxWidth: '100%'}}>
        {/* #region preview */}
        {/* minDateTime: dayjs('2025-06-14T08:30'), maxDateTime: dayjs('2025-09-14T18:15') */}
        <DateTimePicker
          label="Pickup"
          defaultValue={dayjs('2025-06-14T07:15')}
          {...season}
        />
        <DateTimeRangePicker
          label="Pickup – return"
          defaultValue={[dayjs('2025-09-10T07:15'), dayjs('2025-09-14T19:00')]}
          {...season}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
