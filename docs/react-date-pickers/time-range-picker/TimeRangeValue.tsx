import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeRangePicker} from '@mui/x-date-pickers-pro/TimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
const shift: DateRange<Dayjs> = [dayjs('2025-06-14T08:00'), dayjs('2025-06-14T16:30')];

export default function TimeRangeValue() {
  const [range, setRange] = React.useState(shift);
  const [start, end] = range;
  const minutes = start && end ? end.diff(start, 'minute') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 280}}>
        <TimeRangePicker label="Uncontrolled" defaultValue={shift} />
        <TimeRangePicker label="Controlled" value={range} onChange={setRange} />
        <Typography role="status">
          {minutes >= 0 ? `${minutes / 60} hours` : 'Enter a start and an end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
