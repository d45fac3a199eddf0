import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import * as React from 'react';
import dayjs from 'dayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';

// #region preview
const roundSx = {'& fieldset': {borderRadius: 4}, width: 260};

const RoundTextField = React.forwardRef<HTMLDivElement, PickersTextFieldProps>(
  function RoundTextField(props, ref) {
    return <PickersTextField {...props} ref={ref} size="small" sx={roundSx} />;
  },
);

export default function WrappedTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        defaultValue={dayjs('2025-06-14')}
        slots={{textField: RoundTextField}}
      />
    </LocalizationProvider>
  );
}
// #endregion
