import {darken, getContrastRatio, hslToRgb, lighten} from '@mui/material/styles';
import {createDocsTheme} from './shared';
import {codeBackground, palettes, primary, primaryDark, typography} from '../tokens/shared';

const theme = createDocsTheme();
const {light, dark} = theme.colorSchemes as Required<typeof theme.colorSchemes>;

test('breakpoints, spacing, layers and corners are those of the design', () => {
  expect(theme.breakpoints.values).toEqual({xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536});
  expect(theme.spacing(3)).toBe('calc(3 * var(--muidocs-spacing, 8px))');
  expect(theme.zIndex).toMatchObject({appBar: 1100, drawer: 1200, modal: 1300, tooltip: 1500});
  expect(theme.shape).toEqual({borderRadius: 12, defaultRadius: 4, buttonRadius: 10});
  expect(theme.components?.MuiButton?.styleOverrides?.root).toEqual({borderRadius: 10});
});

test('a text color flips below a contrast of 3', () => {
  // Contrasts of 3.03 and 2.98 with white.
  expect(theme.palette.getContrastText('#949494')).toBe('#fff');
  expect(theme.palette.getContrastText('#969696')).toBe('rgba(0, 0, 0, 0.87)');
});

test('the light shade is 0.2 from the main color, the dark one 0.3', () => {
  const shades = theme.palette.augmentColor({color: {main: '#336699'}});
  expect(shades.light).toBe(lighten('#336699', 0.2));
  expect(shades.dark).toBe(darken('#336699', 0.3));
});

test.each([
  [0, 0],
  [10, 149],
  [100, 239],
  [1000, 440],
  [40000, 3000],
  [1e9, 3000],
])('something %i px high takes %i ms to open, never more than 3000', (height, ms) => {
  expect(theme.transitions.getAutoHeightDuration(height)).toBe(ms);
});

test('headings have the heading font, other text the body font, and buttons keep their case', () => {
  for (const level of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const) {
    expect(theme.typography[level].fontFamily).toBe(typography.fontFamilyHeading);
  }
  for (const variant of ['body1', 'body2', 'button', 'caption'] as const) {
    expect(theme.typography[variant].fontFamily).toBe(typography.fontFamily);
  }
  expect(theme.typography.body2.fontSize).toBe('0.875rem');
  expect(theme.typography.button).toMatchObject({textTransform: 'none', fontWeight: 700});
});

test('each scheme has its colors, and code has a dark background in both', () => {
  const code = {background: codeBackground};
  expect(light.palette).toMatchObject({mode: 'light', primary: {main: primary[500]}, code});
  expect(dark.palette).toMatchObject({mode: 'dark', primary: {main: primary[400]}, code});
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

test('variables have the prefix and follow the data-theme attribute', () => {
  expect(theme.cssVarPrefix).toBe('muidocs');
  expect(theme.getColorSchemeSelector('dark')).toBe('[data-theme="dark"] &');
});
