import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'Mid-month', getValue: () => dayjs('2025-06-15')},
  {label: 'End of month', getValue: () => dayjs('2025-06-30')},
];

export default function UsedShortcut() {
  // #region preview
  // const items = [{label: 'Mid-month', getValue: () => dayjs('2025-06-15')}, …];
  const [used, setUsed] = React.useState('nothing yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2025-06-14')}
        onChange={(value, context) =>
          setUsed(context.shortcut?.label ?? 'the calendar')
        }
        slotProps={{shortcuts: {items}, actionBar: {actions: []}}}
      />
      <Typography role="status">Last change: {used}</Typography>
    </LocalizationProvider>
  );
  // #endregion
}
