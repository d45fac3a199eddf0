import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
// <TimeRangePicker value={shift}
//   onChange={(range) => setShift(moveEndAfterStart(range))} />
/** Moves the end to the next day if its time is before the start. */
function moveEndAfterStart([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}
// #endregion

const show = (time: Dayjs | null) =>
  time?.isValid() ? time.format('MMM D, h:mm A') : '…';

export default function OvernightRange() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-14T22:00'),
    dayjs('2025-06-15T04:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 280}}>
        <TimeRangePicker
          label="Night shift"
          value={shift}
          onChange={(range) => setShift(moveEndAfterStart(range))}
        />
        <Typography role="status">{shift.map(show).join(' to ')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
