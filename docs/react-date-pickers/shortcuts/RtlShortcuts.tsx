import * as React from 'react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';

const rtlCache = createCache({key: 'shortcuts-rtl', stylisPlugins: [rtlPlugin]});

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'End of quarter', getValue: () => dayjs('2025-06-30')},
  {label: 'Independence Day', getValue: () => dayjs('2025-07-04')},
  {label: 'Labor Day', getValue: () => dayjs('2025-09-01')},
];

export default function RtlShortcuts() {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, {direction: 'rtl'}),
    [outerTheme],
  );

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          {/* #region preview */}
          {/* const theme = createTheme(outerTheme, {direction: 'rtl'}); */}
          {/* const items = [{label: 'Labor Day', getValue: () => dayjs('2025-09-01')}, …]; */}
          <div dir="rtl">
            <StaticDatePicker
              displayStaticWrapperAs="desktop"
              defaultValue={dayjs('2025-06-14')}
              slotProps={{
                shortcuts: {items},
                actionBar: {actions: []},
                layout: {
                  sx: {[`.${pickersLayoutClasses.shortcuts}`]: {gridColumn: 1}},
                },
              }}
            />
          </div>
          {/* #endregion */}
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
