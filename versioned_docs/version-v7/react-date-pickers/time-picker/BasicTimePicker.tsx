import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

export default function BasicTimePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{maxWidth: 320}}>
        <TimePicker label="Dome opens" defaultValue={dayjs('2025-08-12T21:30')} />
        <TimePicker
          label="In quarters, 24 hours"
          ampm={false}
          timeSteps={{minutes: 15}}
          defaultValue={dayjs('2025-08-12T22:45')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
