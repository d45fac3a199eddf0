import Box from '@mui/material/Box';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import {SingleInputTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const start = dayjs('2025-06-14T08:30');
const end = dayjs('2025-06-14T10:45');
const lastDay = dayjs('2025-06-17T18:15');

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
        <DateField label="Date" defaultValue={start} />
        <SingleInputDateRangeField label="Date range" defaultValue={[start, lastDay]} />
        <TimeField label="Time" defaultValue={start} />
        <SingleInputTimeRangeField label="Time range" defaultValue={[start, end]} />
        <DateTimeField label="Date and time" defaultValue={start} />
        <SingleInputDateTimeRangeField
          label="Date and time range"
          defaultValue={[start, lastDay]}
        />
      </Box>
    </LocalizationProvider>
  );
}
// #endregion
