import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import {DateRangePicker} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {FieldOwnerState} from '@mui/x-date-pickers/models';
import type {
  DateRangeValidationError,
  RangePosition,
} from '@mui/x-date-pickers-pro/models';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

export default function RangeWarningIcons() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{start: 'Check-in', end: 'Check-out'}}
        defaultValue={[dayjs('2025-06-02'), dayjs('2025-06-20')]}
        minDate={dayjs('2025-06-14')}
        onError={setErrors}
        slots={{field: MultiInputDateRangeField}}
        // #region preview
        slotProps={{
          textField: ({position}: FieldOwnerState & {position?: RangePosition}) => {
            const invalid = errors[position === 'start' ? 0 : 1] !== null;
            return {
              helperText: invalid ? 'Not available before June 14' : ' ',
              InputProps: {
                endAdornment: (
                  <InputAdornment position="end" sx={{opacity: invalid ? 1 : 0}}>
                    <WarningAmberIcon color="error" />
                  </InputAdornment>
                ),
              },
            };
          },
        }}
        // #endregion
      />
    </LocalizationProvider>
  );
}
