import * as React from 'react';
import {DatePicker, type DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import type {Dayjs} from 'dayjs';
import {useField} from 'formik';

const MESSAGES: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a valid date.',
  minDate: 'Deliveries start on June 1, 2026.',
  shouldDisableDate: 'There are no deliveries on Sundays.',
};

interface FormikDatePickerProps extends Pick<
  DatePickerProps,
  'label' | 'minDate' | 'shouldDisableDate'
> {
  name: string;
}

/** A date picker whose value and validation belong to the Formik form around it. */
export function FormikDatePicker({name, ...props}: FormikDatePickerProps) {
  const pickerError = React.useRef<DateValidationError>(null);
  const validate = React.useCallback((date: Dayjs | null) => {
    if (!date) {
      return 'Enter a valid date.';
    }
    return pickerError.current
      ? (MESSAGES[pickerError.current] ?? 'Select another date.')
      : undefined;
  }, []);
  const [field, meta, helpers] = useField<Dayjs | null>({name, validate});
  const error = meta.touched ? meta.error : undefined;

  return (
    <DatePicker
      {...props}
      name={name}
      value={field.value}
      onChange={(date, {validationError}) => {
        pickerError.current = validationError;
        void helpers.setValue(date);
      }}
      slotProps={{
        textField: {
          onBlur: () => void helpers.setTouched(true, false),
          error: Boolean(error),
          helperText: error,
        },
      }}
    />
  );
}
