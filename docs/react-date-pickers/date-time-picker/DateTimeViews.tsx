import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 300}}>
        <DateTimePicker
          label="All six views"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          defaultValue={dayjs('2025-06-14T22:15:30')}
        />
        <DateTimePicker
          label="Day and hour"
          views={['day', 'hours']}
          format="MM/DD/YYYY hh A" // without it, the field shows "14 10 PM"
          defaultValue={dayjs('2025-06-14T22:15:30')}
        />
        <DateTimePicker
          label="With seconds"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={dayjs('2025-06-14T22:15:30')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
