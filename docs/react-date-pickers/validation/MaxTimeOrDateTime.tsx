import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

export default function MaxTimeOrDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 300}}>
        <DateTimePicker
          label="maxTime: no evenings"
          defaultValue={dayjs('2025-06-13T20:00')}
          maxTime={dayjs('2025-06-14T18:00')}
        />
        <DateTimePicker
          label="maxDateTime: until June 14, 6:00 PM"
          defaultValue={dayjs('2025-06-13T20:00')}
          maxDateTime={dayjs('2025-06-14T18:00')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
