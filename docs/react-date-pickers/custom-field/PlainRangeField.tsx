import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
// #region preview
import dayjs from 'dayjs';
import {styled} from '@mui/material/styles';
import {useForkRef} from '@mui/material/utils';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {Unstable_PickersSectionList as SectionList} from '@mui/x-date-pickers/PickersSectionList';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import {unstable_useSingleInputDateRangeField as useRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const Frame = styled('div')({
  display: 'flex',
  border: '2px solid',
  padding: 8,
  width: 300,
});
const List = styled(SectionList)({flex: 1, alignItems: 'center'});

function PlainField(props: DateRangePickerFieldProps) {
  const field = useRangeField<true, DateRangePickerFieldProps>(props);
  const {label, rootRef, triggerRef, setOpen} = usePickerContext();
  const ref = useForkRef(rootRef, triggerRef);

  return (
    <div role="group" aria-labelledby="range-label">
      <div id="range-label">{label}</div>
      <Frame ref={ref} style={{borderColor: field.error ? 'red' : undefined}}>
        <List
          elements={field.elements}
          sectionListRef={field.sectionListRef}
          contentEditable={field.contentEditable}
          tabIndex={field.tabIndex}
          onClick={field.onClick}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
          onInput={field.onInput}
          onPaste={field.onPaste}
          onKeyDown={field.onKeyDown}
        />
        <button
          type="button"
          aria-label={field.openPickerAriaLabel}
          onClick={() => setOpen((open) => !open)}
        >
          ▾
        </button>
      </Frame>
    </div>
  );
}
PlainField.fieldType = 'single-input';

export default function PlainRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Crossing – return"
        defaultValue={[dayjs('2025-06-14'), dayjs('2025-06-17')]}
        slots={{field: PlainField}}
      />
    </LocalizationProvider>
  );
}
// #endregion
