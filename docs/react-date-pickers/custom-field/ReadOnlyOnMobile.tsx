import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import TextField from '@mui/material/TextField';
import {useForkRef} from '@mui/material/utils';
import {DateField} from '@mui/x-date-pickers/DateField';
import type {DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {DesktopDatePicker} from '@mui/x-date-pickers/DesktopDatePicker';
import {usePickerContext} from '@mui/x-date-pickers/hooks';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';

// #region preview
function TapField() {
  const {value, label, rootRef, triggerRef, setOpen} = usePickerContext();
  return (
    <TextField
      ref={useForkRef(rootRef, triggerRef)}
      label={label}
      value={value ? value.format('ddd, MMM D, YYYY') : ''}
      onClick={() => setOpen(true)}
      onKeyDown={(event) => event.key === 'Enter' && setOpen(true)}
      slotProps={{input: {readOnly: true}, htmlInput: {'aria-haspopup': 'dialog'}}}
    />
  );
}

function FieldByVariant(props: DatePickerFieldProps) {
  const {variant} = usePickerContext();
  return variant === 'mobile' ? <TapField /> : <DateField {...props} />;
}
// #endregion

const shared = {
  defaultValue: dayjs('2025-06-16'),
  slots: {field: FieldByVariant},
};

export default function ReadOnlyOnMobile() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={2}>
        <DesktopDatePicker label="Desktop" {...shared} />
        <MobileDatePicker label="Mobile" {...shared} />
      </Stack>
    </LocalizationProvider>
  );
}
