import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import * as React from 'react';
import dayjs from 'dayjs';
import TextField from '@mui/material/TextField';
import {useForkRef} from '@mui/material/utils';
import {DatePicker, type DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';

/** '0614' becomes '06/14' with the mask 'MM/DD/YYYY'. */
function applyMask(text: string, mask: string) {
  const digits = [...text.replace(/\D/g, '')];
  let result = '';
  for (const sign of mask) {
    if (digits.length === 0) {
      break;
    }
    result += /\p{L}/u.test(sign) ? digits.shift() : sign;
  }
  return result;
}

function MaskedDateField(props: DatePickerFieldProps) {
  const {internalProps, forwardedProps} = useSplitFieldProps(props, 'date');
  const picker = usePickerContext();
  const {value, timezone, fieldFormat} = picker;
  const adapter = usePickerAdapter();
  const mask = useParsedFormat();
  // What users have typed; null displays the value.
  const [typed, setTyped] = React.useState<string | null>(null);
  const {hasValidationError, getValidationErrorForNewValue} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = applyMask(event.target.value, mask);
    setTyped(text);
    if (text === '' || text.length === mask.length) {
      const date = text === '' ? null : adapter.parse(text, fieldFormat);
      const validationError = getValidationErrorForNewValue(date);
      picker.setValue(date, {validationError, shouldClose: false});
    }
  };

  return (
    <TextField
      {...forwardedProps}
      ref={useForkRef(picker.rootRef, picker.triggerRef)}
      label={picker.label}
      placeholder={mask}
      error={hasValidationError}
      value={
        typed ?? (value?.isValid() ? adapter.formatByString(value, fieldFormat) : '')
      }
      onChange={handleChange}
      onBlur={() => setTyped(null)}
      slotProps={{htmlInput: {inputMode: 'numeric'}}}
    />
  );
}

export default function MaskedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crossing"
        defaultValue={dayjs('2025-06-14')}
        minDate={dayjs('2025-06-14')}
        slots={{field: MaskedDateField}}
      />
    </LocalizationProvider>
  );
}
// #endregion
