import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import type {DateValidationError} from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The summer timetable starts on June 14',
  maxDate: 'The summer timetable ends on September 14',
  invalidDate: 'Enter a complete date',
};

export default function ErrorMessage() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day of the crossing"
        defaultValue={dayjs('2025-06-02')}
        minDate={dayjs('2025-06-14')}
        maxDate={dayjs('2025-09-14')}
        onError={(newError) => setError(newError)}
        slotProps={{
          textField: {helperText: error ? (messages[error] ?? 'Check the date') : ' '},
        }}
        sx={{width: 320}}
      />
    </LocalizationProvider>
  );
}
// #endregion
