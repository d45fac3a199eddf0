import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

function show(date: Dayjs | null): string {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'Invalid Date';
}

export default function RangeFieldLifecycle() {
  // #region preview
  // show(date) returns 'null', '2025-06-14', or 'Invalid Date'.
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2025-06-14'),
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 360}}>
        <SingleInputDateRangeField label="Stay" value={range} onChange={setRange} />
        <Typography role="status">
          [{show(range[0])}, {show(range[1])}]
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion
}
