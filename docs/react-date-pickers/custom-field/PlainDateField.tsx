import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {styled} from '@mui/material/styles';
import {useForkRef} from '@mui/material/utils';
import {unstable_useDateField as useDateField} from '@mui/x-date-pickers/DateField';
import {DatePicker, type DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {Unstable_PickersSectionList as SectionList} from '@mui/x-date-pickers/PickersSectionList';

const Frame = styled('div')({
  display: 'flex',
  border: '2px solid',
  padding: 8,
  width: 240,
});
const List = styled(SectionList)({flex: 1, alignItems: 'center'});

function PlainField(props: DatePickerFieldProps) {
  const field = useDateField<true, DatePickerFieldProps>(props);
  const {label, rootRef, triggerRef, setOpen} = usePickerContext();
  const ref = useForkRef(rootRef, triggerRef);

  return (
    <div role="group" aria-labelledby="plain-label">
      <div id="plain-label">{label}</div>
      <Frame ref={ref} style={{borderColor: field.error ? 'red' : undefined}}>
        {/* #region preview */}
        {/* const List = styled(PickersSectionList)({flex: 1, alignItems: 'center'}); */}
        {/* const field = useDateField(props); */}
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
        {/* #endregion */}
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

export default function PlainDateField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        defaultValue={dayjs('2025-06-14')}
        slots={{field: PlainField}}
      />
    </LocalizationProvider>
  );
}
