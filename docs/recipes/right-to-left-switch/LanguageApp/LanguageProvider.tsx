import * as React from 'react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import {createTheme, ThemeProvider, useTheme} from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {LANGUAGES, type LanguageName} from './languages';

// Both caches stay for the lifetime of the app, because each has its own style elements.
const CACHES = {
  ltr: createCache({key: 'ltr'}),
  rtl: createCache({key: 'rtl', stylisPlugins: [rtlPlugin]}),
};

interface LanguageProviderProps {
  language: LanguageName;
  children: React.ReactNode;
}

/** Applies the direction and the strings of a language to all components inside. */
export function LanguageProvider({language, children}: LanguageProviderProps) {
  const {direction, locales} = LANGUAGES[language];
  const outerTheme = useTheme();
  const theme = React.useMemo(
    () => createTheme(outerTheme, {direction}, ...locales),
    [outerTheme, direction, locales],
  );
  return (
    <CacheProvider value={CACHES[direction]}>
      <ThemeProvider theme={theme}>
        <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language}>
          <div dir={direction} lang={language}>
            {children}
          </div>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
