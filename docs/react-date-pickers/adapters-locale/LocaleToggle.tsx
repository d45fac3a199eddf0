import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ko';
import {DateField} from '@mui/x-date-pickers/DateField';
import {TimeField} from '@mui/x-date-pickers/TimeField';

const locales = ['en', 'en-gb', 'de', 'ko'];
const meeting = dayjs('2025-06-14T18:30');

export default function LocaleToggle() {
  const [locale, setLocale] = React.useState('de');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2} sx={{width: 260}}>
        {/* #region preview */}
        {/* const locales = ['en', 'en-gb', 'de', 'ko']; // imported from the date library */}
        {/* meeting: the date June 14, 2025, 6:30 PM */}
        {/* const [locale, setLocale] = React.useState('de'); */}
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
        <DateField label="Day" defaultValue={meeting} />
        <TimeField label="Time" defaultValue={meeting} />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
