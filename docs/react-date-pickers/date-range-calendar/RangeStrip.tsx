import dayjs from 'dayjs';
import {styled} from '@mui/material/styles';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses as classes,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';

const StripDay = styled(DateRangePickerDay)<DateRangePickerDayProps>(({
  theme,
  isHighlighting,
  isStartOfHighlighting,
  isEndOfHighlighting,
  ...day
}) => {
  // #region preview
  // const StripDay = styled(DateRangePickerDay)(({theme, isHighlighting, …, ...day}) => {…});
  // Further props: isStartOfHighlighting and isEndOfHighlighting
  const {main, contrastText} = theme.palette.secondary;
  const isInStrip = isHighlighting && !day.outsideCurrentMonth;
  return {
    ...(isInStrip && {
      backgroundColor: main,
      borderRadius: 0,
      [`.${classes.day}`]: {color: contrastText, backgroundColor: main},
      [`.${classes.day}:hover, .${classes.day}:focus`]: {
        backgroundColor: theme.palette.secondary.dark,
      },
    }),
    ...(isInStrip && isStartOfHighlighting && {borderRadius: '18px 0 0 18px'}),
    ...(isInStrip && isEndOfHighlighting && {borderRadius: '0 18px 18px 0'}),
  };
  // #endregion
});

export default function RangeStrip() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2025-06-11'), dayjs('2025-06-19')]}
        slots={{day: StripDay}}
      />
    </LocalizationProvider>
  );
}
