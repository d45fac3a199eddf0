import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

// #region preview
// slotProps={{shortcuts: {items}, actionBar: {actions: []}}}
const base = dayjs('2025-06-14');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {label: 'This week', getValue: () => [base.startOf('week'), base.endOf('week')]},
  {
    label: 'Next week',
    getValue: () => {
      const week = base.add(1, 'week');
      return [week.startOf('week'), week.endOf('week')];
    },
  },
  {label: 'Next 30 days', getValue: () => [base, base.add(29, 'day')]},
  {label: 'June', getValue: () => [base.startOf('month'), base.endOf('month')]},
  {label: 'Reset', getValue: () => [null, null]},
];
// #endregion

export default function RangeShortcuts() {
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
