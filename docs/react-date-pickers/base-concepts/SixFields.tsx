import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

export default function SixFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {xs: '1fr', sm: '240px 400px'},
          maxWidth: '100%',
        }}
      >
        {/* #region preview */}
        <DateField label="Date" defaultValue={dayjs('2025-06-14T08:30')} />
        <SingleInputDateRangeField
          label="Date range"
          defaultValue={[dayjs('2025-06-14T08:30'), dayjs('2025-06-17T18:15')]}
        />
        <TimeField label="Time" defaultValue={dayjs('2025-06-14T08:30')} />
        <SingleInputTimeRangeField
          label="Time range"
          defaultValue={[dayjs('2025-06-14T08:30'), dayjs('2025-06-14T10:45')]}
        />
        <DateTimeField label="Date and time" defaultValue={dayjs('2025-06-14T08:30')} />
        <SingleInputDateTimeRangeField
          label="Date and time range"
          defaultValue={[dayjs('2025-06-14T08:30'), dayjs('2025-06-17T18:15')]}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
