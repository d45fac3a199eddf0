import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';

// Office hours. Only the time counts, so any day works.
const hours = {
  minTime: dayjs('2025-01-01').hour(9),
  maxTime: dayjs('2025-01-01').hour(17).minute(30),
};
const late = dayjs('2025-06-16T18:15');

export default function TimeLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 300}}>
        {/* #region preview */}
        {/* const hours = {minTime: dayjs('2025-01-01T09:00'), maxTime: dayjs('2025-01-01T17:30')}; */}
        {/* const late = dayjs('2025-06-16T18:15'); */}
        <TimePicker label="Call back at" defaultValue={late} {...hours} />
        <DateTimePicker label="Appointment" defaultValue={late} {...hours} />
        <TimeRangePicker
          label="Consultation"
          defaultValue={[late.hour(17).minute(0), late]}
          {...hours}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
