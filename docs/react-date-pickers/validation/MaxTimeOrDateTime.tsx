import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

const limit = dayjs('2025-06-14T18:00');
const eveningBefore = dayjs('2025-06-13T20:00');

export default function MaxTimeOrDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 300}}>
        <DateTimePicker
          label="maxTime: no evenings"
          defaultValue={eveningBefore}
          maxTime={limit}
        />
        <DateTimePicker
          label="maxDateTime: until June 14, 6:00 PM"
          defaultValue={eveningBefore}
          maxDateTime={limit}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
