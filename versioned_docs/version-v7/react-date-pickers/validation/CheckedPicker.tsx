import * as React from 'react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

// #region preview
const messages: Record<string, string> = {
  minDate: 'The season starts on August 1',
  maxDate: 'The season ends on August 31',
  invalidDate: 'Complete the date',
};

export default function CheckedPicker() {
  const [error, setError] = React.useState<string | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={dayjs('2025-09-12')}
        minDate={dayjs('2025-08-01')}
        maxDate={dayjs('2025-08-31')}
        onError={setError}
        slotProps={{textField: {helperText: error ? messages[error] : 'August only'}}}
        sx={{width: 320, maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
// #endregion
