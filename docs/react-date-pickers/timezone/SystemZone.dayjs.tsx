import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function SystemZone() {
  // #region preview
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2025-06-14T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 300, maxWidth: '100%'}}>
        <DateTimePicker
          label="Time on your device"
          value={value}
          onChange={setValue}
          timezone="system"
        />
        <Typography variant="body2" role="status">
          Stored: {value?.isValid() ? value.toISOString() : String(value)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
  // #endregion
}
