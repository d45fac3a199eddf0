import * as React from 'react';
import dayjs, {type Dayjs} from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const fieldKeys: Record<string, string> = {
  ArrowUp: '↑ increases the section',
  ArrowDown: '↓ decreases the section',
  ArrowLeft: '← moves to the previous section',
  ArrowRight: '→ moves to the next section',
  PageUp: 'Page Up adds 5',
  PageDown: 'Page Down subtracts 5',
  Home: 'Home sets the smallest value',
  End: 'End sets the largest value',
  Backspace: 'Backspace clears the section',
};

const calendarKeys: Record<string, string> = {
  ArrowUp: '↑ moves back a week',
  ArrowDown: '↓ moves forward a week',
  ArrowLeft: '← moves to the previous day',
  ArrowRight: '→ moves to the next day',
  PageUp: 'Page Up moves forward a month',
  PageDown: 'Page Down moves back a month',
  Home: 'Home moves to the first day of the week',
  End: 'End moves to the last day of the week',
  Enter: 'Enter selects the day',
};

export default function KeyboardPicker() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2025-08-12'));
  const [effect, setEffect] = React.useState(
    'Click the field or a day, and press a key',
  );

  const explain = (keys: Record<string, string>) => (event: React.KeyboardEvent) =>
    setEffect(keys[event.key] ?? `${event.key} has no effect here`);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{xs: 'column', sm: 'row'}} spacing={3}>
        <Stack spacing={2} sx={{width: 220}}>
          {/* #region preview */}
          {/* date and setDate: a state with the date August 12, 2025 */}
          {/* const explain = (keys) => (event) => setEffect(keys[event.key]); */}
          {/* fieldKeys: {ArrowUp: '↑ increases the section', …} */}
          <DateField
            label="Due date"
            value={date}
            onChange={setDate}
            onKeyDown={explain(fieldKeys)}
          />
          {/* #endregion */}
          <Typography variant="body2">{effect}</Typography>
        </Stack>
        <Box onKeyDown={explain(calendarKeys)}>
          <DateCalendar value={date} onChange={setDate} sx={{maxWidth: '100%', m: 0}} />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
