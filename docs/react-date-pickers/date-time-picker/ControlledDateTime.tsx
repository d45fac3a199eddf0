import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function ControlledDateTime() {
  const [meeting, setMeeting] = React.useState<Dayjs | null>(dayjs('2025-06-14T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const [meeting, setMeeting] = React.useState(dayjs('2025-06-14T10:30')); */}
      <Stack spacing={2} sx={{width: 300}}>
        <DateTimePicker
          label="Check-in (uncontrolled)"
          defaultValue={dayjs('2025-06-14T09:45')}
        />
        <Stack spacing={1}>
          <DateTimePicker
            label="Meeting (controlled)"
            value={meeting}
            onChange={setMeeting}
          />
          <Typography variant="body2">
            {meeting?.isValid() ? meeting.format('dddd, MMMM D, h:mm A') : 'No meeting'}
          </Typography>
        </Stack>
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
