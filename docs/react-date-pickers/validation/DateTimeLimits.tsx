import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';

// One moment each: the first and the last departure of the season.
const season = {
  minDateTime: dayjs('2025-06-14T08:30'),
  maxDateTime: dayjs('2025-09-14T18:15'),
};

export default function DateTimeLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 420, maxWidth: '100%'}}>
        <DateTimePicker
          label="Crossing"
          defaultValue={dayjs('2025-06-14T07:15')}
          {...season}
        />
        <DateTimeRangePicker
          label="There and back"
          defaultValue={[dayjs('2025-09-10T07:15'), dayjs('2025-09-14T19:00')]}
          {...season}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
