import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';

export default function MonthAndYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <Box>
          <Typography id="logbook-year">Year of the logbook</Typography>
          <YearCalendar
            gridLabelId="logbook-year"
            defaultValue={dayjs('2025-06-14')}
            minDate={dayjs('1996-01-01')}
            maxDate={dayjs('2031-12-31')}
          />
        </Box>
        <Box>
          <Typography id="logbook-month">Month</Typography>
          <MonthCalendar
            gridLabelId="logbook-month"
            defaultValue={dayjs('2025-06-14')}
            minDate={dayjs('2025-03-01')}
          />
        </Box>
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
