import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRangeValidationError} from '@mui/x-date-pickers-pro/models';

function describe([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The return is before the crossing';
  }
  if (start) {
    return 'Check the day of the crossing';
  }
  return end ? 'Check the day of the return' : ' ';
}

export default function RangeErrors() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Crossing – return"
        defaultValue={[dayjs('2025-06-20'), dayjs('2025-06-17')]}
        minDate={dayjs('2025-06-14')}
        onError={(newErrors) => setErrors(newErrors)}
        slotProps={{textField: {helperText: describe(errors)}}}
        sx={{width: 320}}
      />
    </LocalizationProvider>
  );
}
// #endregion
