import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ThemeProvider, type Theme} from '@mui/material/styles';
import {LineChart} from '@mui/x-charts/LineChart';
// #region preview
import {elGR, frFR, ptBR, svSE} from '@mui/x-charts/locales';

const locales = {frFR, svSE, ptBR, elGR};

// In your app: createTheme({palette: …}, frFR).
// This adds a locale to the theme of this page.
const withLocale = (name: keyof typeof locales) => (outer: Theme) => ({
  ...outer,
  components: {...outer.components, ...locales[name].components},
});

export default function ThemeLocale() {
  const [name, setName] = React.useState<keyof typeof locales>('frFR');
  const theme = React.useMemo(() => withLocale(name), [name]);

  return (
    <Stack sx={{width: '100%'}}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        onChange={(_, next: keyof typeof locales | null) => next && setName(next)}
        aria-label="Locale"
      >
        {Object.keys(locales).map((locale) => (
          <ToggleButton key={locale} value={locale} sx={{textTransform: 'none'}}>
            {locale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <LineChart
          title="Chart without data"
          xAxis={[{data: [1, 2, 3], label: 'Day'}]}
          series={[]}
          height={200}
        />
      </ThemeProvider>
    </Stack>
  );
}
// #endregion
