import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';

// The summer timetable, outside the component: the same objects on every render.
const season = {minDate: dayjs('2025-06-14'), maxDate: dayjs('2025-09-14')};
const early = dayjs('2025-06-10T09:00');

export default function DateLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 300}}>
        <DatePicker label="Crossing" defaultValue={early} {...season} />
        <DateTimePicker label="Departure" defaultValue={early} {...season} />
        <DateRangePicker
          label="Stay on Skerry"
          defaultValue={[early, dayjs('2025-06-20')]}
          {...season}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
