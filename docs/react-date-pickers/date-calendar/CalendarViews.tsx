import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const shared = {defaultValue: dayjs('2025-06-14'), sx: {m: 0}};

export default function CalendarViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap sx={{flexWrap: 'wrap'}}>
        {/* #region preview */}
        {/* const shared = {defaultValue: dayjs('2025-06-14'), sx: {m: 0}}; */}
        <Box>
          <Typography>Year, month, and day</Typography>
          <DateCalendar {...shared} views={['year', 'month', 'day']} openTo="year" />
        </Box>
        <Box>
          <Typography>Day only</Typography>
          <DateCalendar {...shared} views={['day']} />
        </Box>
        <Box>
          <Typography>Month and year, opened on the month</Typography>
          <DateCalendar {...shared} views={['month', 'year']} openTo="month" />
        </Box>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
