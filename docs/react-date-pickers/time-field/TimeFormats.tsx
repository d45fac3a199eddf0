import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';

// #region preview
const logEntry = dayjs('2025-06-14T21:47:12');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 280}}>
        <TimeField label="12 hours" format="hh:mm a" defaultValue={logEntry} />
        <TimeField label="24 hours" format="HH:mm" defaultValue={logEntry} />
        <TimeField label="With seconds" format="HH:mm:ss" defaultValue={logEntry} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
