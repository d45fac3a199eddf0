import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

// #region preview
const start = dayjs('2025-06-14T22:15:30');

export default function TimeViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 280}}>
        <TimePicker
          label="Hours, minutes, seconds"
          views={['hours', 'minutes', 'seconds']}
          defaultValue={start}
        />
        <TimePicker label="Hours" views={['hours']} defaultValue={start} />
        <TimePicker
          label="Exposure, minutes and seconds"
          views={['minutes', 'seconds']}
          format="mm:ss"
          defaultValue={start}
        />
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
