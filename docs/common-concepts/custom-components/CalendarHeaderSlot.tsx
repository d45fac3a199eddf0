import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar, type DateCalendarSlots} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PropsFromSlot} from '@mui/x-date-pickers/models';

// #region preview
type HeaderProps = PropsFromSlot<DateCalendarSlots['calendarHeader']>;

function QuarterHeader({currentMonth, onMonthChange, labelId}: HeaderProps) {
  return (
    <Stack direction="row" sx={{px: 3, py: 1.5, justifyContent: 'space-between'}}>
      <Typography id={labelId} sx={{alignSelf: 'center', fontWeight: 'bold'}}>
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <Button size="small" onClick={() => onMonthChange(currentMonth.add(3, 'month'))}>
        Next quarter
      </Button>
    </Stack>
  );
}

const slots = {calendarHeader: QuarterHeader};

// <DateCalendar slots={slots} />
// #endregion

const defaultValue = dayjs('2025-06-11');

export default function CalendarHeaderSlot() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar defaultValue={defaultValue} slots={slots} />
    </LocalizationProvider>
  );
}
