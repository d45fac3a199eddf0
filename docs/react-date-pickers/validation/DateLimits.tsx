import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';

// #region preview
// Outside the component, so that each render passes the same objects.
const season = {minDate: dayjs('2025-06-14'), maxDate: dayjs('2025-09-14')};
const early = dayjs('2025-06-10T09:00');

export default function DateLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 300}}>
        <DatePicker label="Check-in" defaultValue={early} {...season} />
        <DateTimePicker label="Airport pickup" defaultValue={early} {...season} />
        <DateRangePicker
          label="Check-in – check-out"
          defaultValue={[early, dayjs('2025-06-20')]}
          {...season}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
