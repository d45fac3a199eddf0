import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';

export default function DateTimeOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 300}}>
        <DateTimePicker
          label="Opens on the year"
          openTo="year"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          defaultValue={dayjs('2025-06-14T22:00')}
        />
        <MobileDateTimePicker
          label="Opens on the hours"
          openTo="hours"
          defaultValue={dayjs('2025-06-14T22:00')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
