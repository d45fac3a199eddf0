// #region preview
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'Season opens', getValue: () => dayjs('2025-04-12')},
  {label: 'Harbor festival', getValue: () => dayjs('2025-05-24')},
  {label: 'Midsummer', getValue: () => dayjs('2025-06-21')},
  {label: 'Regatta', getValue: () => dayjs('2025-07-19')},
  {label: 'Lantern night', getValue: () => dayjs('2025-08-16')},
  {label: 'Last ferry', getValue: () => dayjs('2025-10-05')},
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
