import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';

// #region preview
// <DateRangeCalendar slots={{day: PriceDay}} />
const getPrice = (night: Dayjs) => (night.day() === 5 || night.day() === 6 ? 209 : 149);

function PriceDay(props: DateRangePickerDayProps) {
  const {day, outsideCurrentMonth} = props;

  return (
    <DateRangePickerDay {...props}>
      <Stack component="span" sx={{alignItems: 'center', lineHeight: 1.2}}>
        {day.date()}
        <Typography component="span" sx={{fontSize: 10, lineHeight: 1.2}}>
          {outsideCurrentMonth ? '–' : `$${getPrice(day as Dayjs)}`}
        </Typography>
      </Stack>
    </DateRangePickerDay>
  );
}
// #endregion

export default function NightlyPrices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2026-06-10'), dayjs('2026-06-14')]}
        disableDragEditing
        slots={{day: PriceDay}}
        sx={{
          '.MuiDayCalendar-weekDayLabel': {width: 44},
          '.MuiPickersDay-root': {width: 44, height: 42},
          '.MuiDayCalendar-slideTransition': {minHeight: 272},
        }}
      />
    </LocalizationProvider>
  );
}
