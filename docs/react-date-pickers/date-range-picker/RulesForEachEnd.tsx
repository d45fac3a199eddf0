import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRangeValidationError} from '@mui/x-date-pickers-pro/models';

// Guests arrive on Saturday and leave on Friday or Saturday.
const isClosed = (day: Dayjs, position: string) =>
  position === 'start' ? day.day() !== 6 : day.day() < 5;

function describe([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The departure is before the arrival';
  }
  if (start === 'shouldDisableDate') {
    return 'Arrival is on Saturday';
  }
  return end === 'shouldDisableDate' ? 'Departure is on Friday or Saturday' : ' ';
}

export default function RulesForEachEnd() {
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Arrival – departure"
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-18')]}
        shouldDisableDate={isClosed}
        onError={setError}
        slotProps={{textField: {helperText: describe(error)}}}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
