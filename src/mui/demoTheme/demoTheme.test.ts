import {resolveDemoTheme} from './createDemoTheme';
import {READABLE, getBackgroundContrast, createChartColors} from './colors';
import {readControls, setChartColors, setColor, setFont, setRadius, setSpacing} from './editTheme';
import {parseTheme} from './parseTheme';
import {PRESETS} from './presets';
import {serializeTheme} from './serializeTheme';
import {createThemeLink, readThemeLink} from './themeLink';
import {readStoredTheme} from './validateTheme';
import {withDensity} from './withDensity';

const PAGE = 'https://mui.com/x/react-charts/bars/';
const presets = Object.entries(PRESETS);

describe.each(presets)('the preset %s', (_, preset) => {
  test('is a valid theme, and is preserved by store, code, and link', () => {
    expect(readStoredTheme(JSON.stringify(preset))).toEqual(preset);
    expect(parseTheme(serializeTheme(preset))).toEqual({theme: preset, problems: []});
    const link = createThemeLink(`${PAGE}#colors`, preset)!;
    expect(link.startsWith(`${PAGE}#demo-theme=`)).toBe(true);
    expect(JSON.parse(readThemeLink(new URL(link).hash)!)).toEqual(preset);
    const theme = resolveDemoTheme(JSON.stringify(preset))!;
    const {primary} = preset.colorSchemes!.dark!.palette;
    expect(theme.colorSchemes.dark!.palette.primary.main).toBe(primary!.main);
    expect(theme.shape.borderRadius).toBe(preset.shape!.borderRadius);
    // Same object for every demo, because MUI compares themes by identity.
    expect(resolveDemoTheme(JSON.stringify(preset))).toBe(theme);
  });

  test.each(['light', 'dark'] as const)('has readable colors in %s', (scheme) => {
    const {primary, secondary} = preset.colorSchemes![scheme]!.palette;
    expect(getBackgroundContrast(primary!.main, scheme)).toBeGreaterThanOrEqual(READABLE);
    expect(getBackgroundContrast(secondary!.main, scheme)).toBeGreaterThanOrEqual(READABLE);
  });
});

test('controls write what they read, without remnants', () => {
  let theme = setColor({}, 'primary', '#00008b');
  theme = setSpacing(setRadius(setFont(setChartColors(theme, true), 'Inter'), 12), 6);
  expect(readControls(theme)).toEqual({
    radius: 12,
    spacing: 6,
    font: 'Inter',
    colorsCharts: true,
  });
  expect(readStoredTheme(JSON.stringify(theme))).toEqual(theme);
  theme = setColor(setChartColors(theme, false), 'primary', undefined);
  theme = setSpacing(setRadius(setFont(theme, undefined), 4), 8);
  expect(theme).toEqual({});
});

test('a color that is too dark for dark mode gets a lighter tone', () => {
  const {light, dark} = setColor({}, 'primary', '#00008b').colorSchemes!;
  expect(light!.palette.primary!.main).toBe('#00008b');
  expect(getBackgroundContrast(dark!.palette.primary!.main, 'dark')).toBeGreaterThanOrEqual(
    READABLE,
  );
});

test.each(['#ffffff', '#000000', '#ffee00', '#1976d2'])(
  'charts of a theme in %s stand out in both modes',
  (color) => {
    for (const tone of createChartColors(color, color)) {
      expect(getBackgroundContrast(tone, 'light')).toBeGreaterThanOrEqual(3);
      expect(getBackgroundContrast(tone, 'dark')).toBeGreaterThanOrEqual(3);
    }
  },
);

describe('as code', () => {
  const theme = PRESETS.ink;

  test('imports the types of its packages, and omits components of packages that a project lacks', () => {
    const types = "import type {} from '@mui/x-charts";
    expect(serializeTheme(theme)).toContain(`${types}/themeAugmentation';`);
    expect(serializeTheme(theme, {isTypeScript: false})).not.toContain('import type');
    const pro = serializeTheme(theme, {packages: ['react', '@mui/x-charts-pro']});
    expect(pro).toContain(`${types}-pro/themeAugmentation';`);
    const grid = serializeTheme(theme, {packages: ['@mui/x-data-grid']});
    expect(grid).not.toContain('MuiChartDataProvider');
    expect(grid).not.toContain('themeAugmentation');
  });
});

test('code and links carry the density', () => {
  const dense = /MuiButton: \{\s+defaultProps: \{\s+size: 'small'/;
  expect(serializeTheme({}, {isDense: true})).toMatch(dense);
  const link = createThemeLink('', withDensity(PRESETS.ink))!;
  expect(JSON.parse(readThemeLink(link)!)).toEqual(withDensity(PRESETS.ink));
  expect(withDensity(PRESETS.ink).components).toMatchObject({
    MuiButton: {defaultProps: {size: 'small'}},
    MuiToolbar: {defaultProps: {variant: 'dense'}},
    MuiChartDataProvider: PRESETS.ink.components!.MuiChartDataProvider,
  });
});

test.each([
  ['no payload', '#demo-theme='],
  ['noise', '#demo-theme=%3Cscript%3E'],
  ['cut off', `#demo-theme=${createThemeLink('', PRESETS.ink)!.slice(12, 40)}`],
  ['too long', `#demo-theme=${'A'.repeat(10_000)}`],
  ['a wrong theme', createThemeLink('', {spacing: 'url(x)'} as never)!],
  ['a prototype key', createThemeLink('', JSON.parse('{"__proto__": {"x": 1}}') as object)!],
  ['an empty theme', createThemeLink('', {})!],
])('a fragment with %s contains no theme', (_, hash) => {
  expect(readThemeLink(hash)).toBeUndefined();
});

test.each(['', 'x', 'null', '[]', '{}', '{"spacing":99}', `{"a":"${'x'.repeat(1024 * 1024)}"}`])(
  'what is stored and no theme is ignored (%#)',
  (json) => {
    expect(readStoredTheme(json)).toBeUndefined();
    expect(resolveDemoTheme(json)).toBeUndefined();
  },
);
