import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

// #region preview
const items: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'Season opens', getValue: () => dayjs('2025-04-12')},
  {label: 'Harbor festival', getValue: () => dayjs('2025-05-24')},
  {label: 'Midsummer', getValue: () => dayjs('2025-06-21')},
  {label: 'Lantern night', getValue: () => dayjs('2025-08-16')},
];

export default function DisabledShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        minDate={dayjs('2025-06-01')}
        slotProps={{shortcuts: {items}, actionBar: {actions: []}}}
      />
    </LocalizationProvider>
  );
}
// #endregion
