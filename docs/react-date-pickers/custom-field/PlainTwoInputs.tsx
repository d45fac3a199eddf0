import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {styled} from '@mui/material/styles';
import {usePickerContext, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {Unstable_PickersSectionList as SectionList} from '@mui/x-date-pickers/PickersSectionList';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  unstable_useMultiInputRangeField as useMultiInputRangeField,
  type UseMultiInputRangeFieldTextFieldProps,
} from '@mui/x-date-pickers-pro/hooks';
import {useDateRangeManager} from '@mui/x-date-pickers-pro/managers';

const Frame = styled('div')({border: '2px solid', padding: 8, width: 130});

type InputProps = UseMultiInputRangeFieldTextFieldProps<true, object> & {label: string};

function PlainInput({label, ...input}: InputProps) {
  return (
    <Frame
      style={{borderColor: input.error ? 'red' : undefined}}
      onClick={input.onClick}
    >
      <SectionList
        role="group"
        aria-label={label}
        elements={input.elements}
        sectionListRef={input.sectionListRef}
        contentEditable={input.contentEditable}
        tabIndex={input.tabIndex}
        onFocus={input.onFocus}
        onBlur={input.onBlur}
        onInput={input.onInput}
        onPaste={input.onPaste}
        onKeyDown={input.onKeyDown}
      />
    </Frame>
  );
}

function PlainFields(props: DateRangePickerFieldProps) {
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
        <PlainInput label="Crossing" {...fields.startTextField} />
        <PlainInput label="Return" {...fields.endTextField} />
      </div>
    </div>
  );
}
PlainFields.fieldType = 'multi-input';

export default function PlainTwoInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-17')]}
        slots={{field: PlainFields}}
      />
    </LocalizationProvider>
  );
}
// #endregion
