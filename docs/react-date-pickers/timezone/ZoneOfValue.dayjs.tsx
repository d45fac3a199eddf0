import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

// #region preview
dayjs.extend(utc);
dayjs.extend(timezone);

export default function ZoneOfValue() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs.tz('2025-06-14T09:30', 'America/New_York'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 300, maxWidth: '100%'}}>
        <TimePicker label="New York time" value={value} onChange={setValue} />
        <Typography variant="body2" role="status">
          Stored: {value?.isValid() ? value.format() : String(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
