import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {useForkRef} from '@mui/material/utils';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import {unstable_useSingleInputDateRangeField as useSingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {PlainInput} from '../data/PlainInput';

// #region preview
function PlainRange(props: DateRangePickerFieldProps) {
  const field = useSingleInputDateRangeField<true, DateRangePickerFieldProps>(props);
  const {label, rootRef, triggerRef, setOpen} = usePickerContext();

  return (
    <PlainInput
      label={label}
      field={field}
      frameRef={useForkRef(rootRef, triggerRef)}
      width={300}
    >
      <button
        type="button"
        aria-label={field.openPickerAriaLabel}
        onClick={() => setOpen((open) => !open)}
      >
        ▾
      </button>
    </PlainInput>
  );
  // #endregion
}
// Declares that a single input contains both dates.
PlainRange.fieldType = 'single-input';

export default function PlainRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Check-in – check-out"
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-17')]}
        slots={{field: PlainRange}}
      />
    </LocalizationProvider>
  );
}
