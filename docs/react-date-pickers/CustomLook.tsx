import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {pickersLayoutClasses} from '@mui/x-date-pickers/PickersLayout';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'Mid-month', getValue: () => dayjs('2025-08-15')},
  {label: 'End of month', getValue: () => dayjs('2025-08-31')},
];

export default function CustomLook() {
  const outer = useTheme();
  const {main, contrastText} = outer.palette.secondary;
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiPickersDay: {
            styleOverrides: {
              root: {
                borderRadius: 8,
                '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
                  backgroundColor: main,
                  color: contrastText,
                },
              },
            },
          },
        },
      }),
    [outer, main, contrastText],
  );

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        {/* #region preview */}
        {/* shortcuts: [{label: 'Mid-month', getValue: () => dayjs('2025-08-15')}, …] */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2025-08-12')}
          slotProps={{
            shortcuts: {items: shortcuts},
            actionBar: {actions: ['clear', 'accept']},
            layout: {
              sx: {
                [`& .${pickersLayoutClasses.shortcuts}`]: {
                  gridColumn: '2 / 4',
                  gridRow: 1,
                  display: 'flex',
                  justifyContent: 'center',
                  maxWidth: 'none',
                },
              },
            },
          }}
        />
        {/* #endregion */}
      </LocalizationProvider>
    </ThemeProvider>
  );
}
