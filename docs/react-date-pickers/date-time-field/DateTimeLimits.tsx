import * as React from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateTimeValidationError} from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'The clinic opens on June 14',
  maxDate: 'Booking ends on June 28',
  minTime: 'On June 14, the clinic opens at 9 AM',
  maxTime: 'On June 28, the clinic closes at 5:30 PM',
};

export default function DateTimeLimits() {
  // #region preview
  // const messages = {minDate: 'The clinic opens on June 14', …};
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Appointment"
        defaultValue={dayjs('2025-06-14T08:30')}
        minDateTime={dayjs('2025-06-14T09:00')}
        maxDateTime={dayjs('2025-06-28T17:30')}
        onError={setError}
        helperText={error ? messages[error] : 'June 14 to 28, by appointment'}
      />
    </LocalizationProvider>
  );
  // #endregion
}
