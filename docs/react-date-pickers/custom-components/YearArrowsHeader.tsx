import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import DoubleLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import DoubleRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, {type Dayjs} from 'dayjs';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {usePickerTranslations} from '@mui/x-date-pickers/hooks';
import type {PickersCalendarHeaderProps} from '@mui/x-date-pickers/PickersCalendarHeader';

// Mirrors the icons on right-to-left pages.
const flip = {'[dir="rtl"] & svg': {transform: 'scaleX(-1)'}};

function YearArrows({
  currentMonth,
  onMonthChange,
  minDate,
  maxDate,
  labelId,
}: PickersCalendarHeaderProps) {
  const {previousMonth, nextMonth} = usePickerTranslations();
  const month: Dayjs = currentMonth;

  // #region preview
  // Renders a button of the header. Props: currentMonth, onMonthChange, minDate, maxDate.
  // step('Previous year', currentMonth.subtract(1, 'year'), <DoubleLeftIcon />)
  const step = (label: string, to: Dayjs, icon: React.ReactNode) => (
    <IconButton
      aria-label={label}
      title={label}
      disabled={to.endOf('month').isBefore(minDate) || to.isAfter(maxDate)}
      onClick={() => onMonthChange(to)}
    >
      {icon}
    </IconButton>
  );
  // #endregion

  return (
    <Stack direction="row" sx={{alignItems: 'center', px: 1, ...flip}}>
      {step('Previous year', month.subtract(1, 'year'), <DoubleLeftIcon />)}
      {step(previousMonth, month.subtract(1, 'month'), <ChevronLeftIcon />)}
      <Typography id={labelId} aria-live="polite" sx={{flex: 1, textAlign: 'center'}}>
        {month.format('MMMM YYYY')}
      </Typography>
      {step(nextMonth, month.add(1, 'month'), <ChevronRightIcon />)}
      {step('Next year', month.add(1, 'year'), <DoubleRightIcon />)}
    </Stack>
  );
}

export default function YearArrowsHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-06-14')}
        maxDate={dayjs('2026-12-31')}
        slots={{calendarHeader: YearArrows}}
        sx={{maxWidth: '100%'}}
      />
    </LocalizationProvider>
  );
}
