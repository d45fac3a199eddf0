import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import TextField from '@mui/material/TextField';
import {useForkRef} from '@mui/material/utils';
import {DatePicker, type DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';

function SelectField(props: DatePickerFieldProps) {
  const {internalProps, forwardedProps} = useSplitFieldProps(props, 'date');
  const {value, timezone, label, name, rootRef, triggerRef, setOpen} =
    usePickerContext();
  const {hasValidationError} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    // #region preview
    // const {value, label, name, rootRef, triggerRef, setOpen} = usePickerContext();
    // forwardedProps: from useSplitFieldProps; hasValidationError: from useValidation
    <TextField
      {...forwardedProps}
      ref={useForkRef(rootRef, triggerRef)}
      label={label}
      name={name}
      error={hasValidationError}
      value={value ? value.format('ddd, MMM D, YYYY') : ''}
      onClick={() => setOpen((open) => !open)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          setOpen(true);
        }
      }}
      slotProps={{
        input: {readOnly: true},
        htmlInput: {'aria-haspopup': 'dialog', style: {cursor: 'pointer'}},
      }}
    />
    // #endregion
  );
}

export default function ReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2025-06-16')}
        slots={{field: SelectField}}
      />
    </LocalizationProvider>
  );
}
