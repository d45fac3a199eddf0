import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateTimeRangePicker} from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
const rental: DateRange<Dayjs> = [dayjs('2025-06-14T15:00'), dayjs('2025-06-16T11:00')];

export default function DateTimeRangeValue() {
  const [range, setRange] = React.useState(rental);
  const [start, end] = range;
  const hours = start && end ? end.diff(start, 'hour') : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 460}}>
        <DateTimeRangePicker label="Uncontrolled" defaultValue={rental} />
        <DateTimeRangePicker label="Controlled" value={range} onChange={setRange} />
        <Typography role="status">
          {hours >= 0 ? `${hours} hours` : 'Select a start and an end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
