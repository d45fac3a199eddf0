import * as React from 'react';
import dayjs from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  type DateCalendarSlotProps,
  type DateCalendarSlots,
} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersCalendarHeader} from '@mui/x-date-pickers/PickersCalendarHeader';
import type {PropsFromSlot} from '@mui/x-date-pickers/models';

interface WeekHeaderProps extends PropsFromSlot<DateCalendarSlots['calendarHeader']> {
  showWeeks: boolean;
  onShowWeeksChange: (showWeeks: boolean) => void;
}

function WeekHeader({showWeeks, onShowWeeksChange, ...other}: WeekHeaderProps) {
  return (
    <Stack>
      <PickersCalendarHeader {...other} />
      <FormControlLabel
        control={
          <Switch checked={showWeeks} onChange={(_, next) => onShowWeeksChange(next)} />
        }
        label="Week numbers"
        sx={{px: 2}}
      />
    </Stack>
  );
}

const defaultValue = dayjs('2025-06-11');

// #region preview
// WeekHeader has the props of the slot, and also showWeeks and onShowWeeksChange.
const slots = {calendarHeader: WeekHeader as DateCalendarSlots['calendarHeader']};

function WeekCalendar() {
  const [showWeeks, setShowWeeks] = React.useState(false);
  const slotProps = React.useMemo(() => {
    const props = {showWeeks, onShowWeeksChange: setShowWeeks};
    return {calendarHeader: props as DateCalendarSlotProps['calendarHeader']};
  }, [showWeeks]);

  return (
    <DateCalendar
      defaultValue={defaultValue}
      displayWeekNumber={showWeeks}
      slots={slots}
      slotProps={slotProps}
    />
  );
}
// #endregion

export default function CastSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <WeekCalendar />
    </LocalizationProvider>
  );
}
