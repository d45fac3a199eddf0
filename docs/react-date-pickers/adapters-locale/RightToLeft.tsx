import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/he';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {heIL} from '@mui/x-date-pickers/locales';

const rtlCache = createCache({key: 'pickers-he', stylisPlugins: [rtlPlugin]});

export default function RightToLeft() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, {direction: 'rtl'}, heIL),
    [outerTheme],
  );

  return (
    // #region preview
    // const rtlCache = createCache({key: 'pickers-he', stylisPlugins: [rtlPlugin]});
    // const theme = createTheme(outerTheme, {direction: 'rtl'}, heIL);
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
          <div dir="rtl" lang="he">
            <DateTimePicker
              label="תאריך"
              defaultValue={dayjs('2025-06-14T18:30')}
              slotProps={{
                // The popup is rendered outside this element and needs its own direction.
                desktopPaper: {dir: 'rtl'},
                mobilePaper: {dir: 'rtl'},
              }}
            />
          </div>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
    // #endregion
  );
}
