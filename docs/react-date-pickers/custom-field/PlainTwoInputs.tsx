import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {usePickerContext, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import {unstable_useMultiInputRangeField as useMultiInputRangeField} from '@mui/x-date-pickers-pro/hooks';
import {useDateRangeManager} from '@mui/x-date-pickers-pro/managers';
import {PlainInput} from '../data/PlainInput';

// #region preview
function PlainInputs(props: DateRangePickerFieldProps) {
  const manager = useDateRangeManager();
  const {internalProps} = useSplitFieldProps(props, 'date');
  const {rootRef, triggerRef} = usePickerContext();
  const fields = useMultiInputRangeField({
    manager,
    internalProps,
    rootProps: {ref: rootRef},
    startTextFieldProps: {},
    endTextFieldProps: {},
  });

  return (
    <div {...fields.root}>
      <div ref={triggerRef} style={{display: 'flex', gap: 8}}>
        <PlainInput label="Check-in" field={fields.startTextField} width={130} />
        <PlainInput label="Check-out" field={fields.endTextField} width={130} />
      </div>
    </div>
  );
  // #endregion
}
// Declares that each date has its own input.
PlainInputs.fieldType = 'multi-input';

export default function PlainTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-17')]}
        slots={{field: PlainInputs}}
      />
    </LocalizationProvider>
  );
}
