import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs, {type Dayjs} from 'dayjs';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

const departureDay = dayjs('2025-06-14');

export default function ReferenceDay() {
  const [checkIn, setCheckIn] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{width: 260}}>
        <TimePicker
          label="Check-in closes"
          value={checkIn}
          onChange={setCheckIn}
          referenceDate={departureDay}
        />
        <Typography variant="body2" role="status">
          Value: {checkIn?.isValid() ? checkIn.format('YYYY-MM-DD HH:mm') : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
// #endregion
