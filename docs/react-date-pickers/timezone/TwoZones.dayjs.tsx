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

export default function TwoZones() {
  const [meeting, setMeeting] = React.useState<Dayjs | null>(
    dayjs.utc('2025-06-14T15:30'),
  );
  const shared = {value: meeting, onChange: setMeeting};

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{width: 300, maxWidth: '100%'}}>
        {/* #region preview */}
        {/* const [meeting, setMeeting] = React.useState(dayjs.utc('2025-06-14T15:30')); */}
        {/* const shared = {value: meeting, onChange: setMeeting}; */}
        <DateTimePicker
          label="Los Angeles"
          timezone="America/Los_Angeles"
          {...shared}
        />
        <DateTimePicker label="Tokyo" timezone="Asia/Tokyo" {...shared} />
        <Typography variant="body2" role="status">
          Stored: {meeting?.isValid() ? meeting.format() : String(meeting)}
        </Typography>
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
