import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar, type DateCalendarSlots} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PropsFromSlot} from '@mui/x-date-pickers/models';

// #region preview
function SeasonHeader({
  currentMonth,
  onMonthChange,
  labelId,
}: PropsFromSlot<DateCalendarSlots['calendarHeader']>) {
  return (
    <Stack
      direction="row"
      sx={{px: 3, py: 1.5, alignItems: 'center', justifyContent: 'space-between'}}
    >
      <Typography id={labelId} sx={{fontWeight: 'bold'}}>
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <Button size="small" onClick={() => onMonthChange(currentMonth.add(3, 'month'))}>
        Next season
      </Button>
    </Stack>
  );
}

export default function CalendarHeaderSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-11')}
        slots={{calendarHeader: SeasonHeader}}
      />
    </LocalizationProvider>
  );
}
// #endregion
