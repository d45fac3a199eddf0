import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';

export default function TimeOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 280}}>
        <MobileTimePicker
          label="Opens on the minutes"
          openTo="minutes"
          defaultValue={dayjs('2025-06-14T22:15:30')}
        />
        <MobileTimePicker
          label="Opens on the seconds"
          views={['hours', 'minutes', 'seconds']}
          openTo="seconds"
          defaultValue={dayjs('2025-06-14T22:15:30')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
