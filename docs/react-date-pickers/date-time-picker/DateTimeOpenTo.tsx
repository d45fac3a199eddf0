import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';

// #region preview
const start = dayjs('2025-06-14T22:00');

export default function DateTimeOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 300}}>
        <DateTimePicker
          label="Opens on the year"
          openTo="year"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          defaultValue={start}
        />
        <MobileDateTimePicker
          label="Opens on the hours"
          openTo="hours"
          defaultValue={start}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
