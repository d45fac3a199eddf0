import {DatePicker, type DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import {useController, type Control} from 'react-hook-form';
import type {Invoice, InvoiceInput} from './invoiceSchema';

interface FormDatePickerProps extends Pick<DatePickerProps, 'label'> {
  control: Control<InvoiceInput, unknown, Invoice>;
  name: 'issued' | 'due';
  /** The field to validate again after a change. */
  deps?: 'issued' | 'due';
}

/** A date picker that shows the schema's errors. */
export function FormDatePicker({control, name, deps, label}: FormDatePickerProps) {
  const {field, fieldState} = useController({control, name, rules: {deps}});

  return (
    <DatePicker
      label={label}
      name={name}
      value={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
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
