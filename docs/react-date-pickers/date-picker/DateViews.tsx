import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function DateViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 280}}>
        <DatePicker
          label="Year, month, day"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('2025-06-14')}
        />
        <DatePicker
          label="Day only"
          views={['day']}
          format="MM/DD/YYYY" // Without a format, the field shows only "14".
          defaultValue={dayjs('2025-06-14')}
        />
        <DatePicker
          label="Month and year"
          views={['year', 'month']}
          defaultValue={dayjs('2025-06-14')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
