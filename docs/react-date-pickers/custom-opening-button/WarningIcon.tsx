import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import InputAdornment, {type InputAdornmentProps} from '@mui/material/InputAdornment';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import type {DateValidationError} from '@mui/x-date-pickers/models';

// #region preview
// slots={{inputAdornment: AdornmentWithWarning}}
// slotProps={{inputAdornment: {position: 'end', invalid: error !== null}}}
function AdornmentWithWarning(props: InputAdornmentProps & {invalid?: boolean}) {
  const {invalid, children, ...other} = props;
  return (
    <InputAdornment {...other}>
      {/* Hidden with opacity, so that the width of the field doesn't change. */}
      <WarningAmberIcon color="error" sx={{opacity: invalid ? 1 : 0}} />
      {children}
    </InputAdornment>
  );
}
// #endregion

export default function WarningIcon() {
  const [error, setError] = React.useState<DateValidationError>(null);
  // The type of `slotProps` contains only the props of the default component.
  const adornment = {position: 'end', invalid: error !== null} as InputAdornmentProps;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        defaultValue={dayjs('2025-06-02')}
        minDate={dayjs('2025-06-14')}
        onError={setError}
        slots={{inputAdornment: AdornmentWithWarning}}
        slotProps={{
          inputAdornment: adornment,
          textField: {helperText: error ? 'The first delivery is on June 14' : ' '},
        }}
        sx={{width: 280}}
      />
    </LocalizationProvider>
  );
}
