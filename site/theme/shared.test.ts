import {getContrastRatio, hslToRgb} from '@mui/material/styles';
import {createDocsTheme} from './shared';
import {palettes, primaryDark} from '../tokens/shared';

test('breakpoints, spacing, layers and corners are those of the design', () => {
  const theme = createDocsTheme();
  expect(theme.breakpoints.values).toEqual({xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536});
  expect(theme.spacing(3)).toBe('calc(3 * var(--muidocs-spacing, 8px))');
  expect(theme.zIndex).toMatchObject({appBar: 1100, drawer: 1200, modal: 1300, tooltip: 1500});
  expect(theme.shape).toEqual({borderRadius: 12, defaultRadius: 4, buttonRadius: 10});
  expect(theme.components?.MuiButton?.styleOverrides?.root).toEqual({borderRadius: 10});
});

const ground = {light: '#fff', dark: hslToRgb(primaryDark[900])};
test.each(
  (['light', 'dark'] as const).flatMap((mode) => {
    const {text, primary: main, error, warning, info, success} = palettes[mode];
    return [
      [mode, 'text', text.primary],
      [mode, 'secondary text', text.secondary],
      [mode, 'the main color', main.main],
      [mode, 'error', error.main],
      [mode, 'warning', warning.main],
      [mode, 'info', info.main],
      [mode, 'success', success.main],
    ] as const;
  }),
)('%s: %s has a contrast of 4.5 on the background', (mode, _, color) => {
  expect(getContrastRatio(color, ground[mode])).toBeGreaterThanOrEqual(4.5);
});

test.each(
  (['light', 'dark'] as const).flatMap((mode) =>
    (['primary', 'error', 'warning', 'info', 'success'] as const).map(
      (name) => [mode, name] as const,
    ),
  ),
)('%s: text on %s has a contrast of 4.5', (mode, name) => {
  const {main, contrastText} = palettes[mode][name];
  expect(getContrastRatio(main, contrastText)).toBeGreaterThanOrEqual(4.5);
});
