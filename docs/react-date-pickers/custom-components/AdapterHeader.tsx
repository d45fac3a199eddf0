import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {usePickerAdapter} from '@mui/x-date-pickers/hooks';
import type {PickersCalendarHeaderProps} from '@mui/x-date-pickers/PickersCalendarHeader';

/** Renders buttons with the names of the previous and next month. */
function MonthNames({
  currentMonth,
  onMonthChange,
  labelId,
}: PickersCalendarHeaderProps) {
  // #region preview
  // Props: currentMonth, onMonthChange, and labelId of PickersCalendarHeaderProps
  const adapter = usePickerAdapter();
  const previous = adapter.addMonths(currentMonth, -1);
  const next = adapter.addMonths(currentMonth, 1);
  const name = (month: typeof currentMonth) => adapter.format(month, 'monthShort');

  return (
    <Stack direction="row" sx={{alignItems: 'center', justifyContent: 'space-between'}}>
      <Button onClick={() => onMonthChange(previous)}>{name(previous)}</Button>
      <strong id={labelId} aria-live="polite">
        {adapter.formatByString(
          currentMonth,
          `${adapter.formats.month} ${adapter.formats.year}`,
        )}
      </strong>
      <Button onClick={() => onMonthChange(next)}>{name(next)}</Button>
    </Stack>
  );
  // #endregion
}

export default function AdapterHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-14')}
        slots={{calendarHeader: MonthNames}}
        sx={{maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
