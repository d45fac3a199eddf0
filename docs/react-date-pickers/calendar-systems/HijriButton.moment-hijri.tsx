import * as React from 'react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import moment from 'moment-hijri';
import Button from '@mui/material/Button';
import {useForkRef} from '@mui/material/utils';
import {AdapterMomentHijri} from '@mui/x-date-pickers/AdapterMomentHijri';
import {
  DateTimePicker,
  type DateTimePickerFieldProps,
} from '@mui/x-date-pickers/DateTimePicker';
import {usePickerContext, useSplitFieldProps} from '@mui/x-date-pickers/hooks';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useValidation, validateDateTime} from '@mui/x-date-pickers/validation';

// The library supports only the years 1356 to 1499.
const minDate = moment('1937-03-14');
const maxDate = moment('2076-11-26');

function HijriField(props: DateTimePickerFieldProps) {
  const {internalProps} = useSplitFieldProps(props, 'date-time');
  const {value, timezone, label, rootRef, triggerRef, setOpen} = usePickerContext();
  const {hasValidationError} = useValidation({
    validator: validateDateTime,
    value,
    timezone,
    props: internalProps,
  });
  const text = value ? value.format('iYYYY/iMM/iDD HH:mm') : '…';

  return (
    <Button
      id={props.id}
      ref={useForkRef(rootRef, triggerRef)}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      aria-haspopup="dialog"
      onClick={() => setOpen((open) => !open)}
    >
      {label}: {text}
    </Button>
  );
}

export default function HijriButton() {
  return (
    <RightToLeft>
      {/* #region preview */}
      {/* const minDate = moment('1937-03-14'); */}
      {/* const maxDate = moment('2076-11-26'); */}
      {/* HijriField renders a button that shows value.format('iYYYY/iMM/iDD HH:mm'). */}
      <LocalizationProvider dateAdapter={AdapterMomentHijri}>
        <DateTimePicker
          label="AdapterMomentHijri"
          defaultValue={moment('2025-06-14T18:30')}
          minDate={minDate}
          maxDate={maxDate}
          slots={{field: HijriField}}
          slotProps={{desktopPaper: {dir: 'rtl'}, mobilePaper: {dir: 'rtl'}}}
        />
      </LocalizationProvider>
      {/* #endregion */}
    </RightToLeft>
  );
}

const rtlCache = createCache({key: 'hijri', stylisPlugins: [rtlPlugin]});

function RightToLeft({children}: {children: React.ReactNode}) {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, {direction: 'rtl'}),
    [outerTheme],
  );
  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <div dir="rtl">{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}
