import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import Button from '@mui/material/Button';
import {useForkRef} from '@mui/material/utils';
import {usePickerContext, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {useValidation} from '@mui/x-date-pickers/validation';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import type {DateRange, DateRangeValidationError} from '@mui/x-date-pickers-pro/models';
import {validateDateRange} from '@mui/x-date-pickers-pro/validation';

function RangeButton(props: DateRangePickerFieldProps) {
  const {internalProps} = useSplitFieldProps(props, 'date');
  const {value, timezone, label, rootRef, triggerRef, setOpen} = usePickerContext<
    DateRange<Dayjs>,
    'day',
    DateRangeValidationError
  >();
  const {hasValidationError} = useValidation({
    validator: validateDateRange,
    value,
    timezone,
    props: internalProps,
  });
  // #region preview
  // const {value, label, rootRef, triggerRef, setOpen} = usePickerContext();
  // const {hasValidationError} = useValidation({validator: validateDateRange, …});
  const [start, end] = value.map((day) => (day ? day.format('MMM D') : '…'));

  return (
    <Button
      id={props.id}
      ref={useForkRef(rootRef, triggerRef)}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      aria-haspopup="dialog"
      onClick={() => setOpen((open) => !open)}
    >
      {label}: {start} – {end}
    </Button>
  );
  // #endregion
}
// Declares that a single element contains both dates.
RangeButton.fieldType = 'single-input';

export default function RangeButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-17')]}
        slots={{field: RangeButton}}
      />
    </LocalizationProvider>
  );
}
