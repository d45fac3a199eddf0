import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 320}}>
        <DateTimeField
          label="12 hours"
          format="MM/DD/YYYY hh:mm a"
          defaultValue={dayjs('2025-06-14T22:30')}
        />
        <DateTimeField
          label="24 hours"
          format="MM/DD/YYYY HH:mm"
          defaultValue={dayjs('2025-06-14T22:30')}
        />
        <DateTimeField
          label="Long"
          format="dddd, MMMM D, YYYY HH:mm"
          defaultValue={dayjs('2025-06-14T22:30')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
