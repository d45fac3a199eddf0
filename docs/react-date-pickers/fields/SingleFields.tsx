import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {TimeField} from '@mui/x-date-pickers/TimeField';

const meeting = dayjs('2025-06-14T08:45');

export default function SingleFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 280}}>
        <DateField label="Date" defaultValue={meeting} />
        <TimeField label="Time" defaultValue={meeting} />
        <DateTimeField label="Date and time" defaultValue={meeting} />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
