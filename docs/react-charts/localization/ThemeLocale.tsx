import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {ThemeProvider, type Theme} from '@mui/material/styles';
import {LineChart, type LineSeries} from '@mui/x-charts/LineChart';
import {elGR, frFR, ptBR, svSE} from '@mui/x-charts/locales';

const locales = {frFR, svSE, ptBR, elGR};

// In your app: createTheme({palette: …}, frFR). This adds a locale to the theme of this page.
const addLocale = (name: keyof typeof locales) => (outer: Theme) => ({
  ...outer,
  components: {...outer.components, ...locales[name].components},
});

const xAxis = [{data: [1, 2, 3], label: 'Day'}];
const series: LineSeries[] = [];

export default function ThemeLocale() {
  const [name, setName] = React.useState<keyof typeof locales>('frFR');
  const theme = React.useMemo(() => addLocale(name), [name]);

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
      {/* #region preview */}
      {/* import {createTheme, ThemeProvider} from '@mui/material/styles'; */}
      {/* import {frFR} from '@mui/x-charts/locales'; */}
      {/* const theme = createTheme({palette: {mode: 'light'}}, frFR); */}
      <ThemeProvider theme={theme}>
        {/* xAxis: [{data: [1, 2, 3], label: 'Day'}] */}
        {/* series: [], so the chart shows `noData` in the language of the theme. */}
        <LineChart
          title="Chart without data"
          xAxis={xAxis}
          series={series}
          height={200}
        />
      </ThemeProvider>
      {/* #endregion */}
    </Stack>
  );
}
