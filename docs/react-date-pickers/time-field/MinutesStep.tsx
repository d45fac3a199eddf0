import * as React from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {TimeField} from '@mui/x-date-pickers/TimeField';
import type {TimeValidationError} from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minutesStep: 'Appointments start every 15 minutes',
  minTime: 'The first appointment is at 6:45 AM',
  maxTime: 'The last appointment is at 9:30 PM',
};

export default function MinutesStep() {
  // #region preview
  // const messages = {minutesStep: 'Appointments start every 15 minutes', …};
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Appointment"
        minutesStep={15}
        minTime={dayjs('2025-06-14T06:45')}
        maxTime={dayjs('2025-06-14T21:30')}
        defaultValue={dayjs('2025-06-14T10:20')}
        onError={setError}
        helperText={error ? messages[error] : '6:45 AM to 9:30 PM'}
      />
    </LocalizationProvider>
  );
  // #endregion
}
