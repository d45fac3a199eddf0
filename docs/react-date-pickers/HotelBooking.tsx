import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import {LocalizationProvider} from '@mui/x-date-pickers-pro/LocalizationProvider';
import type {DateRange} from '@mui/x-date-pickers-pro';

const FIRST_NIGHT = dayjs('2026-06-01');
const MIN_NIGHTS = 2;
/** Nights that are sold out. */
const SOLD_OUT = ['2026-06-09', '2026-06-10', '2026-06-26', '2026-07-04', '2026-07-05'];

const isSoldOut = (night: Dayjs) => SOLD_OUT.includes(night.format('YYYY-MM-DD'));

/** Returns the price of a night in US dollars: more on weekends, and more in July. */
function getPrice(night: Dayjs) {
  const isWeekend = night.day() === 5 || night.day() === 6;
  return 149 + (isWeekend ? 60 : 0) + (night.month() === 6 ? 40 : 0);
}

/** Lists the nights between arrival and departure. */
const listNights = (arrival: Dayjs, departure: Dayjs) =>
  Array.from({length: Math.max(0, departure.diff(arrival, 'day'))}, (_, index) =>
    arrival.add(index, 'day'),
  );

function PriceDay(props: DateRangePickerDayProps) {
  const {day, disabled, outsideCurrentMonth} = props;

  return (
    <DateRangePickerDay {...props}>
      <Stack component="span" sx={{alignItems: 'center', lineHeight: 1.2}}>
        {day.date()}
        <Typography component="span" sx={{fontSize: 10, lineHeight: 1.2}}>
          {disabled || outsideCurrentMonth ? '–' : `$${getPrice(day as Dayjs)}`}
        </Typography>
      </Stack>
    </DateRangePickerDay>
  );
}

export default function HotelBooking() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-12'),
    dayjs('2026-06-15'),
  ]);
  // #region preview
  // const isSoldOut = (night) => SOLD_OUT.includes(night.format('YYYY-MM-DD'));
  // listNights(arrival, departure) returns the nights in between, as Dayjs objects.
  const [arrival, departure] = stay;
  const nights = arrival && departure ? listNights(arrival, departure) : [];

  // A departure has to leave MIN_NIGHTS free nights after the arrival. The day of
  // arrival isn't disabled, because it would lose the focus.
  const shouldDisableDate = (date: Dayjs, position: 'start' | 'end') =>
    position === 'start' || !arrival || !date.isAfter(arrival)
      ? isSoldOut(date)
      : date.diff(arrival, 'day') < MIN_NIGHTS ||
        listNights(arrival, date).some(isSoldOut);
  // #endregion

  const isWide = useMediaQuery('(min-width: 1100px)');
  const total = nights.reduce((sum, night) => sum + getPrice(night), 0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{alignItems: 'center'}}>
        <DateRangeCalendar
          calendars={isWide ? 2 : 1}
          value={stay}
          onChange={([start, end]) =>
            setStay([start, start && end?.isSame(start) ? null : end])
          }
          minDate={FIRST_NIGHT}
          maxDate={FIRST_NIGHT.add(3, 'month')}
          shouldDisableDate={shouldDisableDate}
          disableDragEditing
          slots={{day: PriceDay}}
          sx={{
            '.MuiDayCalendar-weekDayLabel': {width: 44},
            '.MuiPickersDay-root': {width: 44, height: 44},
            '.MuiDayCalendar-slideTransition': {minHeight: 288},
          }}
        />
        <Typography role="status" sx={{px: 2, textAlign: 'center'}}>
          {arrival && departure
            ? `${nights.length} nights from ${arrival.format('dddd, MMMM D')} to ${departure.format('dddd, MMMM D, YYYY')}: $${total.toLocaleString('en-US')} in total.`
            : `Select your arrival and your departure. The minimum stay is ${MIN_NIGHTS} nights.`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
