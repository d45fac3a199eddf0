import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

export default function RangeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={3} sx={{maxWidth: 460}}>
        <DateRangePicker
          localeText={{start: 'Arrival', end: 'Departure'}}
          defaultValue={[dayjs('2025-08-12'), dayjs('2025-08-15')]}
        />
        <DateRangePicker
          label="Stay"
          slots={{field: SingleInputDateRangeField}}
          defaultValue={[dayjs('2025-08-12'), dayjs('2025-08-15')]}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
