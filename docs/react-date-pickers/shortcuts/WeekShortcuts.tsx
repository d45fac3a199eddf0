import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
const base = dayjs('2025-06-14'); // In an app, use dayjs().

const weekOf = (date: Dayjs): DateRange<Dayjs> => [
  date.startOf('week'),
  date.startOf('week').add(6, 'day'),
];

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {label: 'This week', getValue: () => weekOf(base)},
  {label: 'Last week', getValue: () => weekOf(base.subtract(1, 'week'))},
  {label: 'Last 7 days', getValue: () => [base.subtract(6, 'day'), base]},
  {
    label: 'This month',
    getValue: () => [
      base.startOf('month'),
      base.add(1, 'month').date(1).subtract(1, 'day'),
    ],
  },
  {label: 'Reset', getValue: () => [null, null]},
];
// #endregion

export default function WeekShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        referenceDate={base}
        slotProps={{shortcuts: {items}, actionBar: {actions: []}}}
      />
    </LocalizationProvider>
  );
}
