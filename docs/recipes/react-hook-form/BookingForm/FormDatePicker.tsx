import * as React from 'react';
import {DatePicker, type DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import type {DateValidationError} from '@mui/x-date-pickers/models';
import {
  useController,
  type UseControllerProps,
  type FieldValues,
} from 'react-hook-form';

const MESSAGES: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Enter a date that exists.',
  minDate: 'The hotel opens on June 1, 2026.',
};

type FormDatePickerProps<Values extends FieldValues> = Pick<
  UseControllerProps<Values>,
  'control' | 'name'
> &
  Pick<DatePickerProps, 'label' | 'minDate' | 'maxDate'>;

/** A date picker whose value and validation belong to React Hook Form. */
export function FormDatePicker<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormDatePickerProps<Values>) {
  const pickerError = React.useRef<DateValidationError>(null);
  const {field, fieldState} = useController({
    control,
    name,
    rules: {
      required: 'Enter a date that exists.',
      validate: () =>
        pickerError.current
          ? (MESSAGES[pickerError.current] ?? 'Select another date.')
          : true,
    },
  });

  return (
    <DatePicker
      {...props}
      name={field.name}
      value={field.value}
      inputRef={field.ref}
      onChange={(date, {validationError}) => {
        pickerError.current = validationError;
        field.onChange(date);
      }}
      slotProps={{
        textField: {
          onBlur: field.onBlur,
          error: Boolean(fieldState.error),
          helperText: fieldState.error?.message,
        },
      }}
    />
  );
}
