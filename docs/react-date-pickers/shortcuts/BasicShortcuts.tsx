import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
const items: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'Tax day', getValue: () => dayjs('2025-04-15')},
  {label: 'Memorial Day', getValue: () => dayjs('2025-05-26')},
  {label: 'End of quarter', getValue: () => dayjs('2025-06-30')},
  {label: 'Independence Day', getValue: () => dayjs('2025-07-04')},
  {label: 'Labor Day', getValue: () => dayjs('2025-09-01')},
  {label: 'Thanksgiving', getValue: () => dayjs('2025-11-27')},
];

export default function BasicShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        slotProps={{shortcuts: {items}, actionBar: {actions: []}}}
      />
    </LocalizationProvider>
  );
}
// #endregion
