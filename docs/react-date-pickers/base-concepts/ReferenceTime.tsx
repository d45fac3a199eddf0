import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';

// #region preview
export default function ReferenceTime() {
  const [start, setStart] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 300}}>
        <DateTimePicker
          label="Shift starts"
          value={start}
          onChange={setStart}
          // A selected day gets 6:45 AM as its time.
          referenceDate={dayjs('2025-06-14T06:45')}
        />
        <Typography variant="body2" role="status">
          Value: {start?.isValid() ? start.format('YYYY-MM-DD HH:mm') : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
