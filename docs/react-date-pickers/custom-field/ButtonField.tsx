import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import {useForkRef} from '@mui/material/utils';
import {DatePicker, type DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';

// #region preview
function DateButton(props: DatePickerFieldProps) {
  const {internalProps} = useSplitFieldProps(props, 'date');
  const {value, timezone, label, rootRef, triggerRef, setOpen} = usePickerContext();
  const {hasValidationError} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Button
      id={props.id}
      ref={useForkRef(rootRef, triggerRef)}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      aria-haspopup="dialog"
      onClick={() => setOpen((open) => !open)}
    >
      {label}: {value ? value.format('ddd, MMM D, YYYY') : 'select'}
    </Button>
  );
  // #endregion
}

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        defaultValue={dayjs('2025-06-14')}
        minDate={dayjs('2025-06-14')}
        slots={{field: DateButton}}
      />
    </LocalizationProvider>
  );
}
