import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

// #region preview
const meeting = dayjs('2025-06-14T18:30');

export default function CustomFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 280}}>
        <DateField label="Day" defaultValue={meeting} format="MMMM D, YYYY" />
        <DateTimePicker
          label="Meeting"
          defaultValue={meeting}
          ampm={false}
          format="YYYY-MM-DD [at] HH:mm"
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
