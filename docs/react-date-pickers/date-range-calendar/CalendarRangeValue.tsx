import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

const nights: DateRange<Dayjs> = [dayjs('2025-06-10'), dayjs('2025-06-14')];

export default function CalendarRangeValue() {
  // #region preview
  // const nights = [dayjs('2025-06-10'), dayjs('2025-06-14')];
  const [range, setRange] = React.useState(nights);
  const [start, end] = range.map((date) => date?.format('MMM D') ?? 'none');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', md: 'row'}} spacing={3}>
        <Box>
          <Typography>Uncontrolled</Typography>
          <DateRangeCalendar calendars={1} defaultValue={nights} />
        </Box>
        <Box>
          <Typography role="status">
            Controlled, from {start} to {end}
          </Typography>
          <DateRangeCalendar calendars={1} value={range} onChange={setRange} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion
}
