import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack spacing={2} sx={{width: 280}}>
        <DatePicker
          label="Date of birth"
          openTo="year"
          views={['year', 'month', 'day']}
          referenceDate={dayjs('1980-01-01')}
          maxDate={dayjs('2025-06-14')}
        />
        <DatePicker
          label="Vaccination"
          openTo="month"
          views={['year', 'month', 'day']}
          defaultValue={dayjs('2025-03-20')}
        />
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
