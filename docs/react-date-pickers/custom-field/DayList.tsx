import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {DatePicker, type DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import {usePickerContext, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';

const deliveryDays: Dayjs[] = [14, 15, 17, 20, 21, 24].map((day) =>
  dayjs('2025-06-01').date(day),
);
const hasNoDelivery = (date: Dayjs) =>
  !deliveryDays.some((day) => day.isSame(date, 'day'));

function DeliveryField(props: DatePickerFieldProps) {
  const {internalProps} = useSplitFieldProps(props, 'date');
  const {value, setValue, setOpen, label, timezone, rootRef, triggerRef} =
    usePickerContext();
  const {hasValidationError, getValidationErrorForNewValue} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Stack
      ref={triggerRef}
      direction="row"
      spacing={1}
      sx={{width: 340, maxWidth: '100%'}}
    >
      {/* #region preview */}
      {/* deliveryDays: an array of dates, June 14, 15, 17, 20, 21, and 24 */}
      {/* const {value, setValue, label, rootRef} = usePickerContext(); */}
      {/* const {hasValidationError, getValidationErrorForNewValue} = useValidation({…}); */}
      <Autocomplete
        id={props.id}
        ref={rootRef}
        fullWidth
        options={deliveryDays}
        value={deliveryDays.find((day) => value && day.isSame(value, 'day')) ?? null}
        getOptionLabel={(day) => day.format('dddd, MMMM D')}
        onChange={(_event, day) =>
          setValue(day, {validationError: getValidationErrorForNewValue(day)})
        }
        renderInput={(params) => (
          <TextField {...params} label={label} error={hasValidationError} />
        )}
      />
      {/* #endregion */}
      <Button aria-haspopup="dialog" onClick={() => setOpen((open) => !open)}>
        Calendar
      </Button>
    </Stack>
  );
}

export default function DayList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        referenceDate={deliveryDays[0]}
        shouldDisableDate={hasNoDelivery}
        slots={{field: DeliveryField}}
      />
    </LocalizationProvider>
  );
}
