import * as React from 'react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {AdapterDateFnsJalali} from '@mui/x-date-pickers/AdapterDateFnsJalali';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {faIR} from '@mui/x-date-pickers/locales';

// A Date object for 24 Khordad 1404.
const meeting = new Date(2025, 5, 14, 18, 30);

const rtlCache = createCache({key: 'jalali', stylisPlugins: [rtlPlugin]});
const paper = {dir: 'rtl'};

export default function JalaliDateFns() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, {direction: 'rtl'}, faIR),
    [outerTheme],
  );

  return (
    // #region preview
    // const meeting = new Date(2025, 5, 14, 18, 30); // 24 Khordad 1404
    // const theme = createTheme(outerTheme, {direction: 'rtl'}, faIR);
    // const rtlCache = createCache({key: 'jalali', stylisPlugins: [rtlPlugin]});
    // const paper = {dir: 'rtl'};
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
          <div dir="rtl">
            <DateTimePicker
              label="AdapterDateFnsJalali"
              defaultValue={meeting}
              slotProps={{desktopPaper: paper, mobilePaper: paper}}
            />
          </div>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
    // #endregion
  );
}
