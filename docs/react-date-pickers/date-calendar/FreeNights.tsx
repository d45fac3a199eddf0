import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Badge from '@mui/material/Badge';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DayCalendarSkeleton} from '@mui/x-date-pickers/DayCalendarSkeleton';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {PickersDay, type PickersDayProps} from '@mui/x-date-pickers/PickersDay';
import {fetchFreePlaces} from '../data/fetchFreePlaces';

/** Free places by day of the month: `{3: 2, 7: 4}`. */
type FreePlaces = Record<number, number>;

interface NightProps extends PickersDayProps {
  places?: FreePlaces;
}

function Night({places = {}, ...props}: NightProps) {
  const count = props.outsideCurrentMonth ? 0 : (places[props.day.date()] ?? 0);

  return (
    <Badge
      badgeContent={count}
      color="secondary"
      overlap="circular"
      anchorOrigin={{vertical: 'bottom', horizontal: 'right'}}
      sx={{'& .MuiBadge-badge': {minWidth: 14, height: 14, p: 0, fontSize: 10}}}
    >
      <PickersDay
        {...props}
        aria-label={count ? `${props.day.date()}, ${count} places free` : undefined}
      />
    </Badge>
  );
}

const initialMonth = dayjs('2025-06-01');

export default function FreeNights() {
  // #region preview
  // type FreePlaces = Record<number, number>; // places by day of the month: {3: 2, 7: 4}
  // fetchFreePlaces(year, month, signal) returns a promise of FreePlaces.
  const [month, setMonth] = React.useState<Dayjs>(initialMonth);
  const [places, setPlaces] = React.useState<FreePlaces | null>(null);

  // Also loads the first month, for which `onMonthChange` isn't called.
  React.useEffect(() => {
    const request = new AbortController();
    fetchFreePlaces(month.year(), month.month(), request.signal)
      .then(setPlaces)
      .catch(() => {}); // The request was aborted.
    return () => request.abort(); // The month changed, or the calendar unmounted.
  }, [month]);
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        referenceDate={initialMonth}
        onMonthChange={(next) => {
          setPlaces(null);
          setMonth(next);
        }}
        loading={places === null}
        renderLoading={() => <DayCalendarSkeleton />}
        slots={{day: Night}}
        slotProps={{day: {places} as Partial<NightProps>}}
        sx={{m: 0}}
      />
    </LocalizationProvider>
  );
}
