import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type {PickersRangeCalendarHeaderProps} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';

/** Renders the header of a calendar, whose buttons skip all visible months. */
function PagedHeader({
  calendars,
  currentMonth,
  month,
  monthIndex,
  onMonthChange,
  labelId,
}: PickersRangeCalendarHeaderProps) {
  const first: Dayjs = currentMonth;
  const own: Dayjs = month;

  return (
    <Stack direction="row" sx={{alignItems: 'center', px: 2, pt: 1, minHeight: 44}}>
      <Typography id={labelId} sx={{flex: 1}}>
        {own.format('MMMM YYYY')}
      </Typography>
      {/* #region preview */}
      {/* Props of PickersRangeCalendarHeader: calendars, currentMonth, monthIndex, onMonthChange */}
      {/* const first = currentMonth; */}
      {monthIndex === 0 && (
        <Button
          size="small"
          onClick={() => onMonthChange(first.subtract(calendars, 'month'))}
        >
          Earlier
        </Button>
      )}
      {monthIndex === calendars - 1 && (
        <Button
          size="small"
          onClick={() => onMonthChange(first.add(calendars, 'month'))}
        >
          Later
        </Button>
      )}
      {/* #endregion */}
    </Stack>
  );
}

export default function RangeHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={2}
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-20')]}
        slots={{calendarHeader: PagedHeader}}
        sx={{flexWrap: 'wrap'}}
      />
    </LocalizationProvider>
  );
}
