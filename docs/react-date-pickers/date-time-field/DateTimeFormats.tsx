import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const meeting = dayjs('2025-06-14T22:30');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 320}}>
        <DateTimeField
          label="12 hours"
          format="MM/DD/YYYY hh:mm a"
          defaultValue={meeting}
        />
        <DateTimeField
          label="24 hours"
          format="MM/DD/YYYY HH:mm"
          defaultValue={meeting}
        />
        <DateTimeField
          label="Long"
          format="dddd, MMMM D, YYYY HH:mm"
          defaultValue={meeting}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
