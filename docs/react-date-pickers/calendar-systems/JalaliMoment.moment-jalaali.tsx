import * as React from 'react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import moment from 'moment-jalaali';
import {AdapterMomentJalaali} from '@mui/x-date-pickers/AdapterMomentJalaali';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {faIR} from '@mui/x-date-pickers/locales';

// Sets Persian names, and Saturday as the first day of the week.
moment.loadPersian({dialect: 'persian-modern'});

// A Moment object for 24 Khordad 1404.
const meeting = moment('2025-06-14T18:30');

const rtlCache = createCache({key: 'jalaali', stylisPlugins: [rtlPlugin]});
const paper = {dir: 'rtl'};

export default function JalaliMoment() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, {direction: 'rtl'}, faIR),
    [outerTheme],
  );

  return (
    // #region preview
    // moment.loadPersian({dialect: 'persian-modern'});
    // const meeting = moment('2025-06-14T18:30'); // 24 Khordad 1404
    // const theme = createTheme(outerTheme, {direction: 'rtl'}, faIR);
    // const rtlCache = createCache({key: 'jalaali', stylisPlugins: [rtlPlugin]});
    // const paper = {dir: 'rtl'};
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterMomentJalaali}>
          <div dir="rtl">
            <DateTimePicker
              label="AdapterMomentJalaali"
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
