import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import * as React from 'react';
import dayjs from 'dayjs';
import {DatePicker, type DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickerAdapter,
  usePickerContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';
import {DateInput} from '../data/DateInput';

function TypedDateField(props: DatePickerFieldProps) {
  const {internalProps, forwardedProps} = useSplitFieldProps(props, 'date');
  const {value, setValue, timezone, fieldFormat, rootClassName, rootSx} =
    usePickerContext();
  const adapter = usePickerAdapter();
  const placeholder = useParsedFormat();
  // The text while users type, or null to display the value of the picker.
  const [typed, setTyped] = React.useState<string | null>(null);
  const formatted = value?.isValid() ? adapter.formatByString(value, fieldFormat) : '';
  // #region preview
  // const {internalProps} = useSplitFieldProps(props, 'date');
  // const {value, setValue, timezone, fieldFormat} = usePickerContext();
  // const adapter = usePickerAdapter();
  // const [typed, setTyped] = React.useState(null); // text of the input
  const {hasValidationError, getValidationErrorForNewValue} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    const date = event.target.value
      ? adapter.parse(event.target.value, fieldFormat)
      : null;
    const validationError = getValidationErrorForNewValue(date);
    setValue(date, {validationError, shouldClose: false});
  };
  // #endregion

  return (
    <DateInput
      {...forwardedProps}
      className={rootClassName}
      sx={rootSx}
      placeholder={placeholder}
      error={hasValidationError}
      value={typed ?? formatted}
      onChange={handleChange}
      onBlur={() => value?.isValid() && setTyped(null)}
      onOpen={() => setTyped(null)}
    />
  );
}

const firstDay = dayjs('2025-06-14');

export default function TypedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        name="deliveryDate"
        defaultValue={firstDay}
        minDate={firstDay}
        slots={{field: TypedDateField}}
        sx={{width: 260}}
      />
    </LocalizationProvider>
  );
}
