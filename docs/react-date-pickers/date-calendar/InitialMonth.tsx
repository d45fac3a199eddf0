import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
export default function InitialMonth() {
  const [meeting, setMeeting] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <DateCalendar
          value={meeting}
          onChange={setMeeting}
          referenceDate={dayjs('2026-08-12T19:30')}
          sx={{m: 0}}
        />
        <Typography variant="body2">
          Value: {meeting ? meeting.format('YYYY-MM-DD HH:mm') : 'null'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
// #endregion
