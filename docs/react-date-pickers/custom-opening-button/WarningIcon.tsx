import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import InputAdornment, {type InputAdornmentProps} from '@mui/material/InputAdornment';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import type {DateValidationError} from '@mui/x-date-pickers/models';

function AdornmentWithWarning(props: InputAdornmentProps & {invalid?: boolean}) {
  const {invalid, children, ...other} = props;
  return (
    <InputAdornment {...other}>
      {/* Invisible, but there: the width of the field doesn't change. */}
      <WarningAmberIcon color="error" sx={{opacity: invalid ? 1 : 0}} />
      {children}
    </InputAdornment>
  );
}

export default function WarningIcon() {
  const [error, setError] = React.useState<DateValidationError>(null);
  // `slotProps` knows the props of the default component only: cast the others.
  const adornment = {position: 'end', invalid: error !== null} as InputAdornmentProps;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crossing"
        defaultValue={dayjs('2025-06-02')}
        minDate={dayjs('2025-06-14')}
        onError={(newError) => setError(newError)}
        slots={{inputAdornment: AdornmentWithWarning}}
        slotProps={{
          inputAdornment: adornment,
          textField: {helperText: error ? 'The first crossing is on June 14' : ' '},
        }}
        sx={{width: 280}}
      />
    </LocalizationProvider>
  );
}
// #endregion
