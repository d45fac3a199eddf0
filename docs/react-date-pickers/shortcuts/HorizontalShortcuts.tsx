import dayjs, {type Dayjs} from 'dayjs';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {useIsValidValue, usePickerContext} from '@mui/x-date-pickers/hooks';
import {StaticDateRangePicker} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type {
  PickersShortcutsItem,
  PickersShortcutsProps,
} from '@mui/x-date-pickers/PickersShortcuts';
import type {DateRange} from '@mui/x-date-pickers-pro/models';

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {label: 'Weekend', getValue: () => [dayjs('2025-06-14'), dayjs('2025-06-15')]},
  {label: 'Two weeks', getValue: () => [dayjs('2025-06-14'), dayjs('2025-06-28')]},
  {label: 'Reset', getValue: () => [null, null]},
];

function ShortcutRow(props: PickersShortcutsProps<DateRange<Dayjs>>) {
  const {items: rowItems = [], changeImportance = 'accept'} = props;
  // #region preview
  // Props of PickersShortcutsProps: items (here rowItems) and changeImportance
  const isValid = useIsValidValue<DateRange<Dayjs>>();
  const {setValue} = usePickerContext<DateRange<Dayjs>>();

  return (
    <Stack direction="row" spacing={1} sx={{gridRow: 1, gridColumn: '2 / 4', p: 2}}>
      {rowItems.map(({getValue, ...shortcut}) => {
        const value = getValue({isValid});
        return (
          <Chip
            key={shortcut.label}
            label={shortcut.label}
            disabled={!isValid(value)}
            onClick={() => setValue(value, {changeImportance, shortcut})}
          />
        );
      })}
    </Stack>
  );
  // #endregion
}

export default function HorizontalShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateRangePicker
        displayStaticWrapperAs="desktop"
        calendars={1}
        referenceDate={dayjs('2025-06-14')}
        slots={{shortcuts: ShortcutRow}}
        slotProps={{
          shortcuts: {items},
          toolbar: {hidden: true},
          actionBar: {actions: []},
        }}
      />
    </LocalizationProvider>
  );
}
