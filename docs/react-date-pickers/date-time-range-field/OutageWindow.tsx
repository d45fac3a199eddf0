import * as React from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {SingleInputDateTimeRangeField} from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type {DateTimeRangeValidationError} from '@mui/x-date-pickers-pro/models';

const messages: Record<string, string> = {
  invalidRange: 'The end is before the start',
  minDate: 'Maintenance starts on June 14 at 18:00',
  minTime: 'Maintenance starts on June 14 at 18:00',
  maxDate: 'Maintenance ends on June 16 at 06:00',
  maxTime: 'Maintenance ends on June 16 at 06:00',
};

export default function OutageWindow() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);
  const error = errors[0] ?? errors[1];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region preview */}
      {/* const error = errors[0] ?? errors[1]; // a key such as 'minDate' or 'invalidRange' */}
      {/* const messages = {invalidRange: 'The end is before the start', …}; */}
      <SingleInputDateTimeRangeField
        label="Outage"
        ampm={false}
        defaultValue={[dayjs('2025-06-14T16:00'), dayjs('2025-06-15T02:00')]}
        minDateTime={dayjs('2025-06-14T18:00')}
        maxDateTime={dayjs('2025-06-16T06:00')}
        onError={setErrors}
        helperText={error ? (messages[error] ?? 'Check both dates') : ' '}
        sx={{width: 400, maxWidth: '100%'}}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
