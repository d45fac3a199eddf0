import * as React from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';

// #region preview
const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'Appointments start on June 14, 2025',
  invalidDate: 'This date doesn’t exist',
};

export default function DateError() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Appointment"
        defaultValue={dayjs('2025-06-10')}
        minDate={dayjs('2025-06-14')}
        onError={setError}
        helperText={error ? messages[error] : 'Month, day, and year'}
      />
    </LocalizationProvider>
  );
}
// #endregion
