import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';

// #region preview
/** Returns the role, name, and value that a screen reader announces for an element. */
function describe(element: HTMLElement): string {
  const role = element.getAttribute('role') ?? element.localName;
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return [role, name, element.getAttribute('aria-valuetext')]
    .filter(Boolean)
    .join(', ');
}
// #endregion

export default function FocusReader() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-06-14'));
  const [key, setKey] = React.useState('–');
  const [focused, setFocused] = React.useState('–');
  const root = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const element = document.activeElement;
    if (element instanceof HTMLElement && root.current?.contains(element)) {
      setFocused(describe(element));
    }
  }, [date, key]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        ref={root}
        direction={{xs: 'column', md: 'row'}}
        spacing={3}
        onFocus={(event) => setFocused(describe(event.target))}
        onKeyUp={(event) => setKey(event.key)}
      >
        <Stack spacing={2} sx={{width: 240}}>
          <DateField label="Due date" value={date} onChange={setDate} />
          <Typography>Last key: {key}</Typography>
          <Typography>Focus: {focused}</Typography>
        </Stack>
        <DateCalendar value={date} onChange={setDate} sx={{m: 0}} />
      </Stack>
    </LocalizationProvider>
  );
}
