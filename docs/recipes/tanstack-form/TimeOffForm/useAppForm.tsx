import {DatePicker, type DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import {createFormHook, createFormHookContexts} from '@tanstack/react-form';
import type {Dayjs} from 'dayjs';

const {fieldContext, formContext, useFieldContext} = createFormHookContexts();

/** A date picker whose value and errors belong to the field around it. */
function FieldDatePicker(props: Pick<DatePickerProps, 'label' | 'minDate'>) {
  const field = useFieldContext<Dayjs | null>();
  const {isTouched, errors} = field.state.meta;
  const [error] = isTouched ? (errors as string[]) : [];

  return (
    <DatePicker
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={(date) => field.handleChange(date)}
      slotProps={{textField: {error: Boolean(error), helperText: error}}}
    />
  );
}

/** The forms of this app, with a picker in each field: `<field.DatePicker />`. */
export const {useAppForm} = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {DatePicker: FieldDatePicker},
  formComponents: {},
});
