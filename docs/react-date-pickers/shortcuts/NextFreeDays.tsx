import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

const base = dayjs('2025-06-14');
const booked = ['2025-06-15', '2025-06-19', '2025-06-20', '2025-06-25'];
const isBooked = (day: Dayjs) => booked.includes(day.format('YYYY-MM-DD'));

type IsValid = (range: DateRange<Dayjs>) => boolean;

// #region preview
// {label: '4 free days', getValue: ({isValid}) => findFree(4, isValid)}
// const base = dayjs('2025-06-14');
function findFree(
  length: number,
  isValid: IsValid,
  weekday?: number,
): DateRange<Dayjs> {
  for (let offset = 0; offset < 90; offset += 1) {
    const days = Array.from({length}, (_, index) => base.add(offset + index, 'day'));
    const [start] = days;
    const isWanted = weekday === undefined || start?.day() === weekday;
    if (start && isWanted && days.every((day) => isValid([day, day]))) {
      return [start, start.add(length - 1, 'day')];
    }
  }
  return [null, null];
}
// #endregion

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {label: 'Free weekend', getValue: ({isValid}) => findFree(2, isValid, 6)},
  {label: '4 free days', getValue: ({isValid}) => findFree(4, isValid)},
  {label: 'Free week', getValue: ({isValid}) => findFree(7, isValid)},
];

export default function NextFreeDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        referenceDate={base}
        shouldDisableDate={isBooked}
        slotProps={{shortcuts: {items}, actionBar: {actions: []}}}
      />
    </LocalizationProvider>
  );
}
