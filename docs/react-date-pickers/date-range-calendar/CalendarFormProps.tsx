import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
const maintenance: DateRange<Dayjs> = [dayjs('2025-06-16'), dayjs('2025-06-20')];

export default function CalendarFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', md: 'row'}} spacing={3}>
        <Box>
          <Typography>Disabled</Typography>
          <DateRangeCalendar calendars={1} defaultValue={maintenance} disabled />
        </Box>
        <Box>
          <Typography>Read-only</Typography>
          <DateRangeCalendar calendars={1} defaultValue={maintenance} readOnly />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
