import * as React from 'react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {AdapterMoment} from '@mui/x-date-pickers/AdapterMoment';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';
import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/fa';
import {deDE, enUS, faIR} from '@mui/x-date-pickers/locales';

// Importing a locale changes the global one. The pickers set their own.
moment.locale('en');

const languages = {
  English: {adapterLocale: 'en', translations: enUS, direction: 'ltr'},
  German: {adapterLocale: 'de', translations: deDE, direction: 'ltr'},
  Persian: {adapterLocale: 'fa', translations: faIR, direction: 'rtl'},
} as const;

export default function LanguageSwitch() {
  const [name, setName] = React.useState<keyof typeof languages>('German');
  const {adapterLocale, translations, direction} = languages[name];

  return (
    <Stack spacing={2} sx={{alignItems: 'center'}}>
      <LanguageButtons value={name} onChange={setName} />
      <Direction direction={direction}>
        {/* #region preview */}
        {/* const languages = {German: {adapterLocale: 'de', translations: deDE, direction: 'ltr'}, …}; */}
        {/* const {adapterLocale, translations, direction} = languages[name]; */}
        <LocalizationProvider
          key={adapterLocale}
          dateAdapter={AdapterMoment}
          adapterLocale={adapterLocale}
          localeText={
            translations.components.MuiLocalizationProvider.defaultProps.localeText
          }
        >
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            defaultValue={moment('2025-06-14')}
            slotProps={{actionBar: {actions: ['clear', 'cancel', 'accept']}}}
          />
        </LocalizationProvider>
        {/* #endregion */}
      </Direction>
    </Stack>
  );
}

type Name = keyof typeof languages;

function LanguageButtons(props: {value: Name; onChange: (name: Name) => void}) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Language of the picker"
      value={props.value}
      onChange={(_event, next: Name | null) => next && props.onChange(next)}
    >
      {Object.keys(languages).map((name) => (
        <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const caches = {
  ltr: createCache({key: 'pickers-ltr'}),
  rtl: createCache({key: 'pickers-rtl', stylisPlugins: [rtlPlugin]}),
};

interface DirectionProps {
  direction: 'ltr' | 'rtl';
  children: React.ReactNode;
}

/** See the section on right-to-left languages in the guide to date formats. */
function Direction({direction, children}: DirectionProps) {
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, {direction}),
    [outerTheme, direction],
  );
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <div dir={direction}>{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}
