import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/ja';
import 'dayjs/locale/pt-br';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateTimePicker} from '@mui/x-date-pickers/DateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const locales = {en: 'English', de: 'Deutsch', 'pt-br': 'Português', ja: '日本語'};

export default function SpokenDates() {
  const [locale, setLocale] = React.useState('de');

  return (
    <Stack spacing={2} sx={{maxWidth: 360}}>
      {/* #region preview */}
      {/* import 'dayjs/locale/de'; const locales = {en: 'English', de: 'Deutsch', …}; */}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={locale}
        onChange={(event, next: string | null) => next && setLocale(next)}
        aria-label="Language of the picker"
      >
        {Object.entries(locales).map(([key, name]) => (
          <ToggleButton key={key} value={key} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateTimePicker
          label="Product launch"
          defaultValue={dayjs('2026-08-12T14:30')}
        />
      </LocalizationProvider>
      {/* #endregion */}
    </Stack>
  );
}
