import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {DateValidationError} from '@mui/x-date-pickers/models';

const minDate = dayjs('2025-08-01');
const isMonday = (date: Dayjs) => date.day() === 1;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'Appointments start on August 1',
  shouldDisableDate: 'Closed on Mondays',
  invalidDate: 'This date doesn’t exist',
};

export default function ValidatedPicker() {
  // #region preview
  // const isMonday = (date) => date.day() === 1;
  // const messages = {minDate: 'Appointments start on August 1', …};
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2025-08-11')}
        minDate={minDate}
        shouldDisableDate={isMonday}
        onError={setError}
        slotProps={{
          textField: {helperText: error ? messages[error] : 'Closed on Mondays'},
        }}
      />
    </LocalizationProvider>
  );
  // #endregion
}
