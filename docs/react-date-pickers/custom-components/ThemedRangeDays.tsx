import * as React from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {DateRangePickerDay2} from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import type {} from '@mui/x-date-pickers-pro/themeAugmentation';

export default function ThemedRangeDays() {
  const outer = useTheme();
  // #region preview
  // const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiDayCalendar: {styleOverrides: {weekDayLabel: {margin: 0}}},
          MuiDateRangePickerDay2: {
            styleOverrides: {
              root: {'--PickerDay-horizontalMargin': '0px', borderRadius: 4},
            },
          },
        },
      }),
    [outer],
  );
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2025-08-09'), dayjs('2025-08-15')]}
          showDaysOutsideCurrentMonth
          slots={{day: DateRangePickerDay2}}
        />
      </LocalizationProvider>
    </ThemeProvider>
  );
}
