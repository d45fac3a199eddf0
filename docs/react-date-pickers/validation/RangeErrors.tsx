import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRangeValidationError} from '@mui/x-date-pickers-pro/models';

const firstDay = dayjs('2025-06-14');

function describe([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The check-out date is before the check-in date';
  }
  if (start) {
    return 'Check-in starts on June 14';
  }
  return end ? 'Check the check-out date' : ' ';
}

export default function RangeErrors() {
  // #region preview
  // const firstDay = dayjs('2025-06-14');
  // describe([start, end]) returns a message, such as 'Check-in starts on June 14'.
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Check-in – check-out"
        defaultValue={[dayjs('2025-06-20'), dayjs('2025-06-17')]}
        minDate={firstDay}
        onError={setErrors}
        slotProps={{textField: {helperText: describe(errors)}}}
        sx={{width: 320}}
      />
    </LocalizationProvider>
  );
  // #endregion
}
