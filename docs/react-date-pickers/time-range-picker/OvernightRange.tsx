import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

/** The first moment after the start that has the time of the end. */
function moveEndAfterStart([start, end]: DateRange<Dayjs>): DateRange<Dayjs> {
  if (!start?.isValid() || !end?.isValid()) {
    return [start, end];
  }
  const sameDay = start.hour(end.hour()).minute(end.minute());
  return [start, sameDay.isBefore(start) ? sameDay.add(1, 'day') : sameDay];
}

const show = (time: Dayjs | null) =>
  time?.isValid() ? time.format('MMM D, HH:mm') : '…';

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
          ampm={false}
          value={shift}
          onChange={(range) => setShift(moveEndAfterStart(range))}
        />
        <Typography role="status">{shift.map(show).join(' to ')}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
