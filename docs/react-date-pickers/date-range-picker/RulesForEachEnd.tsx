import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRangeValidationError} from '@mui/x-date-pickers-pro/models';

// Guests check in on Saturday and check out on Friday or Saturday.
const isClosed = (day: Dayjs, position: string) =>
  position === 'start' ? day.day() !== 6 : day.day() < 5;

function describe([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') {
    return 'The check-out date is before the check-in date';
  }
  if (start === 'shouldDisableDate') {
    return 'Check-in is on Saturday';
  }
  return end === 'shouldDisableDate' ? 'Check-out is on Friday or Saturday' : ' ';
}

export default function RulesForEachEnd() {
  // #region preview
  // const isClosed = (day, position) =>
  //   position === 'start' ? day.day() !== 6 : day.day() < 5;
  const [error, setError] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Check-in – check-out"
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-18')]}
        shouldDisableDate={isClosed}
        onError={setError}
        slotProps={{textField: {helperText: describe(error)}}}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
  // #endregion
}
