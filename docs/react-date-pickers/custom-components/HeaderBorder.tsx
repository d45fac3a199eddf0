import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';

export default function HeaderBorder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-14')}
        slotProps={{
          calendarHeader: {
            sx: {border: 1, borderColor: 'primary.main', borderRadius: 1, pr: 1, mb: 1},
          },
        }}
        sx={{maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
