import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';

const locales = ['en', 'de'];
const meeting = dayjs('2025-06-14T18:30');

export default function Meridiem() {
  const [locale, setLocale] = React.useState('en');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2} sx={{width: 260}}>
        {/* #region preview */}
        {/* meeting: the date June 14, 2025, 6:30 PM */}
        {/* const [locale, setLocale] = React.useState('en'); // of locales: ['en', 'de'] */}
        {/* <LocalizationProvider adapterLocale={locale} …> */}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, next: string | null) => next && setLocale(next)}
        >
          {locales.map((name) => (
            <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimePicker label="Depends on the locale" defaultValue={meeting} />
        <TimePicker label="12 hours" ampm defaultValue={meeting} />
        <TimePicker label="24 hours" ampm={false} defaultValue={meeting} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
