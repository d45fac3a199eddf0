import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

export default function ReferenceDay() {
  const [visit, setVisit] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const [visit, setVisit] = React.useState(null); */}
      <Stack spacing={1} sx={{width: 260}}>
        <TimePicker
          label="Appointment"
          value={visit}
          onChange={setVisit}
          referenceDate={dayjs('2025-06-14')}
        />
        <Typography variant="body2" role="status">
          Value: {visit?.isValid() ? visit.format('YYYY-MM-DD HH:mm') : 'null'}
        </Typography>
      </Stack>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
