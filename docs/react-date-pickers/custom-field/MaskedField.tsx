import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
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
import {applyMask} from '../data/applyMask';

function MaskedDateField(props: DatePickerFieldProps) {
  const {internalProps, forwardedProps} = useSplitFieldProps(props, 'date');
  const picker = usePickerContext();
  const {value, timezone, fieldFormat} = picker;
  const adapter = usePickerAdapter();
  const mask = useParsedFormat();
  // The text while users type, or null to display the value of the picker.
  const [typed, setTyped] = React.useState<string | null>(null);
  const formatted = value?.isValid() ? adapter.formatByString(value, fieldFormat) : '';
  const {hasValidationError, getValidationErrorForNewValue} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  // #region preview
  // const picker = usePickerContext(); const {value, timezone, fieldFormat} = picker;
  // const adapter = usePickerAdapter(); const mask = useParsedFormat();
  // const [typed, setTyped] = React.useState<string | null>(null);
  // const {getValidationErrorForNewValue} = useValidation({validator: validateDate, …});
  // applyMask('06142025', 'MM/DD/YYYY') returns '06/14/2025'.
  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    const text = applyMask(event.target.value, mask);
    setTyped(text);
    // A partly filled mask isn't a date yet, so the picker keeps its value.
    if (text === '' || text.length === mask.length) {
      const date = text === '' ? null : adapter.parse(text, fieldFormat);
      const validationError = getValidationErrorForNewValue(date);
      picker.setValue(date, {validationError, shouldClose: false});
    }
  };
  // #endregion

  return (
    <TextField
      {...forwardedProps}
      ref={useForkRef(picker.rootRef, picker.triggerRef)}
      label={picker.label}
      placeholder={mask}
      error={hasValidationError}
      value={typed ?? formatted}
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
        label="Delivery date"
        defaultValue={dayjs('2025-06-14')}
        minDate={dayjs('2025-06-14')}
        slots={{field: MaskedDateField}}
      />
    </LocalizationProvider>
  );
}
