import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
// #region preview
import * as React from 'react';
import dayjs from 'dayjs';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import EventIcon from '@mui/icons-material/Event';
import {useForkRef} from '@mui/material/utils';
import {DatePicker, type DatePickerFieldProps} from '@mui/x-date-pickers/DatePicker';
import * as hooks from '@mui/x-date-pickers/hooks';
import {useValidation, validateDate} from '@mui/x-date-pickers/validation';

function TypedDateField(props: DatePickerFieldProps) {
  const {internalProps, forwardedProps} = hooks.useSplitFieldProps(props, 'date');
  const picker = hooks.usePickerContext();
  const {value, timezone, fieldFormat} = picker;
  const adapter = hooks.usePickerAdapter();
  const translations = hooks.usePickerTranslations();
  const placeholder = hooks.useParsedFormat();
  // What users are typing; null displays the value of the picker.
  const [typed, setTyped] = React.useState<string | null>(null);
  const shown = value?.isValid() ? adapter.formatByString(value, fieldFormat) : '';

  const {hasValidationError, getValidationErrorForNewValue} = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    const date = adapter.parse(event.target.value, fieldFormat);
    const validationError = getValidationErrorForNewValue(date);
    picker.setValue(date, {validationError, shouldClose: false});
  };

  return (
    <TextField
      {...forwardedProps}
      ref={useForkRef(picker.rootRef, picker.triggerRef)}
      className={picker.rootClassName}
      sx={picker.rootSx}
      name={picker.name}
      label={picker.label}
      placeholder={placeholder}
      error={hasValidationError}
      value={typed ?? shown}
      onChange={handleChange}
      onBlur={() => value?.isValid() && setTyped(null)}
      slotProps={{
        input: {
          endAdornment: (
            <IconButton
              edge="end"
              aria-label={translations.openDatePickerDialogue(shown || null)}
              onClick={() => {
                setTyped(null);
                picker.setOpen((open) => !open);
              }}
            >
              <EventIcon />
            </IconButton>
          ),
        },
      }}
    />
  );
}

export default function TypedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Crossing"
        name="crossing"
        defaultValue={dayjs('2025-06-14')}
        minDate={dayjs('2025-06-14')}
        slots={{field: TypedDateField}}
        sx={{width: 260}}
      />
    </LocalizationProvider>
  );
}
// #endregion
