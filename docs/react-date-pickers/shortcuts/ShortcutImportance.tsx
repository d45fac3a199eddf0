import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import type {PickersShortcutsItem} from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<Dayjs | null>[] = [
  {label: 'In a week', getValue: () => dayjs('2025-06-21')},
  {label: 'In a month', getValue: () => dayjs('2025-07-14')},
];

export default function ShortcutImportance() {
  const [changeImportance, setImportance] = React.useState<'accept' | 'set'>('accept');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{maxWidth: 240}}>
        {/* #region preview */}
        {/* const [changeImportance, setImportance] = React.useState('accept'); */}
        {/* items: [{label: 'In a week', getValue}, …], where getValue returns a date */}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={changeImportance}
          onChange={(event, next: 'accept' | 'set' | null) =>
            next && setImportance(next)
          }
          aria-label="Importance of a shortcut"
        >
          <ToggleButton value="accept">accept</ToggleButton>
          <ToggleButton value="set">set</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Due date"
          defaultValue={dayjs('2025-06-14')}
          slotProps={{shortcuts: {items, changeImportance}}}
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
