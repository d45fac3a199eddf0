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

// #region preview
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

const slots = {calendarHeader: WeekHeader as DateCalendarSlots['calendarHeader']};

export default function CastSlotProps() {
  const [showWeeks, setShowWeeks] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-11')}
        displayWeekNumber={showWeeks}
        slots={slots}
        slotProps={{
          calendarHeader: {
            showWeeks,
            onShowWeeksChange: setShowWeeks,
          } as DateCalendarSlotProps['calendarHeader'],
        }}
      />
    </LocalizationProvider>
  );
}
// #endregion
