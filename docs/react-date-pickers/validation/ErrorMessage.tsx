import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import type {DateValidationError} from '@mui/x-date-pickers/models';

const firstDay = dayjs('2025-06-14');
const lastDay = dayjs('2025-09-14');
const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'Reservations start on June 14',
  maxDate: 'Reservations end on September 14',
  invalidDate: 'This date doesn’t exist',
};

export default function ErrorMessage() {
  // #region preview
  // firstDay and lastDay: the dates June 14 and September 14, 2025
  // const messages = {minDate: 'Reservations start on June 14', …};
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Check-in"
        defaultValue={dayjs('2025-06-02')}
        minDate={firstDay}
        maxDate={lastDay}
        onError={setError}
        slotProps={{
          textField: {helperText: error ? (messages[error] ?? 'Check the date') : ' '},
        }}
        sx={{width: 320}}
      />
    </LocalizationProvider>
  );
  // #endregion
}
