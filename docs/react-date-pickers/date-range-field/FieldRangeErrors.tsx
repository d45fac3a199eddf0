import * as React from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type {DateRangeValidationError} from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidRange: 'Check-out is before check-in',
  minDate: 'Reservations start on June 1',
  maxDate: 'Reservations end on August 31',
  invalidDate: 'This date doesn’t exist',
};

export default function FieldRangeErrors() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputDateRangeField
        defaultValue={[dayjs('2025-06-18'), dayjs('2025-06-14')]}
        minDate={dayjs('2025-06-01')}
        maxDate={dayjs('2025-08-31')}
        // #region preview
        // const [errors, setErrors] = React.useState([null, null]);
        // const messages = {invalidRange: 'Check-out is before check-in', …};
        onError={setErrors}
        slotProps={{
          textField: ({position}) => {
            const error = errors[position === 'start' ? 0 : 1];
            return {
              label: position === 'start' ? 'Check-in' : 'Check-out',
              helperText: error ? messages[error] : ' ',
            };
          },
        }}
        // #endregion
        sx={{maxWidth: 480}}
      />
    </LocalizationProvider>
  );
}
