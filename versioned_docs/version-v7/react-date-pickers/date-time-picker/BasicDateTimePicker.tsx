import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function BasicDateTimePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <DateTimePicker
        label="Telescope booked from"
        defaultValue={dayjs('2025-08-12T21:30')}
        minDateTime={dayjs('2025-08-01T18:00')}
        sx={{width: 320, maxWidth: '100%'}}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
