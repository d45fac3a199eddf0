import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateField} from '@mui/x-date-pickers/DateField';

function show(date: Dayjs | null): string {
  if (date === null) {
    return 'null';
  }
  return date.isValid() ? date.format('YYYY-MM-DD') : 'Invalid Date';
}

export default function FieldLifecycle() {
  // #region preview
  // show(value) returns 'null', '2025-06-14', or 'Invalid Date'.
  const [calls, setCalls] = React.useState<string[]>([]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 360}}>
        <DateField
          label="Due date"
          defaultValue={null}
          referenceDate={dayjs('2025-06-14')}
          onChange={(value) => setCalls((all) => [...all.slice(-3), show(value)])}
        />
        <Typography component="pre" role="log" sx={{height: 120, m: 0}}>
          {calls.map((call) => `onChange(${call})\n`).join('') || 'No call yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion
}
