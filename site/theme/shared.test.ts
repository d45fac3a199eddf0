import {
  alpha,
  darken,
  decomposeColor,
  emphasize,
  getContrastRatio,
  getLuminance,
  hslToRgb,
  lighten,
} from '@mui/material/styles';
import {createDocsTheme} from './shared';
import {
  codeBackground,
  grey,
  palettes,
  primary,
  primaryDark,
  radius,
  spacingSteps,
  themeColor,
  typography,
} from '../tokens/shared';

const theme = createDocsTheme();

describe('breakpoints', () => {
  test.each([
    ['xs', 0],
    ['sm', 600],
    ['md', 900],
    ['lg', 1200],
    ['xl', 1536],
  ] as const)('%s starts at %i px', (name, px) => {
    expect(theme.breakpoints.values[name]).toBe(px);
  });

  test('there is no other', () => {
    expect(theme.breakpoints.keys).toEqual(['xs', 'sm', 'md', 'lg', 'xl']);
  });

  test('"below" ends 0.05 px before the next one starts', () => {
    expect(theme.breakpoints.down('sm')).toBe('@media (max-width:599.95px)');
    expect(theme.breakpoints.down('lg')).toBe('@media (max-width:1199.95px)');
  });
});

test.each([
  ['mobileStepper', 1000],
  ['fab', 1050],
  ['speedDial', 1050],
  ['appBar', 1100],
  ['drawer', 1200],
  ['modal', 1300],
  ['snackbar', 1400],
  ['tooltip', 1500],
] as const)('layer of %s is %i', (name, level) => {
  expect(theme.zIndex[name]).toBe(level);
});

test('corners are 12 px in the docs, 4 px by default, 10 px on buttons', () => {
  expect(theme.shape).toEqual({borderRadius: 12, defaultRadius: 4, buttonRadius: 10});
  expect(radius).toEqual({default: 4, docs: 12, button: 10});
  expect(theme.components?.MuiButton?.styleOverrides?.root).toEqual({borderRadius: 10});
});

describe('spacing', () => {
  test('one step is 8 px', () => {
    expect(theme.vars.spacing).toBe('var(--muidocs-spacing, 8px)');
    expect(theme.spacing(3)).toBe('calc(3 * var(--muidocs-spacing, 8px))');
  });

  test('the table has the 25 steps 0…24', () => {
    expect(spacingSteps).toEqual([
      0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160, 168,
      176, 184, 192,
    ]);
  });
});

test('a text colour flips below a contrast of 3', () => {
  expect(theme.palette.contrastThreshold).toBe(3);
  expect(theme.colorSchemes.dark?.palette.contrastThreshold).toBe(3);
  // 3.03 and 2.98 against white.
  expect(theme.palette.getContrastText('#949494')).toBe('#fff');
  expect(theme.palette.getContrastText('#969696')).toBe('rgba(0, 0, 0, 0.87)');
});

test('the light shade is 0.2 from the main colour, the dark one 0.3', () => {
  expect(theme.palette.tonalOffset).toBe(0.2);
  expect(theme.colorSchemes.dark?.palette.tonalOffset).toBe(0.2);
  const shades = theme.palette.augmentColor({color: {main: '#336699'}});
  expect(shades.light).toBe(lighten('#336699', 0.2));
  expect(shades.dark).toBe(darken('#336699', 0.3));
});

test('shadows and dark overlays have 25 levels, the first of them none', () => {
  expect(theme.shadows).toHaveLength(25);
  expect(theme.shadows[0]).toBe('none');
  expect(new Set(theme.shadows).size).toBe(25);
  const overlays = theme.colorSchemes.dark?.overlays;
  expect(overlays).toHaveLength(25);
  expect(overlays?.[0]).toBe('none');
});

describe('motion', () => {
  test.each([
    ['shortest', 150],
    ['shorter', 200],
    ['short', 250],
    ['standard', 300],
    ['complex', 375],
    ['enteringScreen', 225],
    ['leavingScreen', 195],
  ] as const)('%s lasts %i ms', (name, ms) => {
    expect(theme.transitions.duration[name]).toBe(ms);
  });

  test.each([
    ['easeInOut', 'cubic-bezier(0.4, 0, 0.2, 1)'],
    ['easeOut', 'cubic-bezier(0.0, 0, 0.2, 1)'],
    ['easeIn', 'cubic-bezier(0.4, 0, 1, 1)'],
    ['sharp', 'cubic-bezier(0.4, 0, 0.6, 1)'],
  ] as const)('%s is %s', (name, curve) => {
    expect(theme.transitions.easing[name]).toBe(curve);
  });

  test.each([
    [0, 0],
    [10, 149],
    [36, 192],
    [100, 239],
    [300, 312],
    [1000, 440],
    [5000, 833],
    [20000, 1879],
    [40000, 3000],
    [1e9, 3000],
  ])('something %i px high takes %i ms to open, never more than 3000', (height, ms) => {
    expect(theme.transitions.getAutoHeightDuration(height)).toBe(ms);
  });
});

describe('type', () => {
  test('14 px of 16', () => {
    expect(theme.typography.fontSize).toBe(14);
    expect(theme.typography.htmlFontSize).toBe(16);
    expect(theme.typography.body2.fontSize).toBe('0.875rem');
    expect(theme.typography.pxToRem(32)).toBe('2rem');
  });

  test.each([
    ['text', typography.fontFamily, '"IBM Plex Sans"'],
    ['headings', typography.fontFamilyHeading, '"General Sans"'],
  ])('%s: the family, then the system fonts in order', (_, list, first) => {
    expect(list.startsWith(`${first},`)).toBe(true);
    expect(list).toContain(
      '-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif',
    );
  });

  test('code', () => {
    expect(typography.fontFamilyCode).toBe('Menlo,Consolas,"Droid Sans Mono",monospace');
  });

  test('headings in the heading font, the rest in the body font', () => {
    for (const level of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const) {
      expect(theme.typography[level].fontFamily).toBe(typography.fontFamilyHeading);
    }
    for (const variant of ['body1', 'body2', 'button', 'caption'] as const) {
      expect(theme.typography[variant].fontFamily).toBe(typography.fontFamily);
    }
  });

  test('weights: semi-bold 600, bold 700, extra-bold 800', () => {
    expect(typography.fontWeightSemiBold).toBe(600);
    expect(theme.typography.fontWeightBold).toBe(700);
    expect(typography.fontWeightExtraBold).toBe(800);
  });

  test('button text is bold and keeps its case', () => {
    expect(theme.typography.button.textTransform).toBe('none');
    expect(theme.typography.button.fontWeight).toBe(700);
  });
});

describe('colours', () => {
  const lightness = (scale: Record<number, string>, hue: number, saturation: number) =>
    Object.fromEntries(
      Object.entries(scale).map(([shade, colour]) => {
        const [, h, s, l] = /^hsl\((\d+), (\d+)%, (\d+)%\)$/.exec(colour) ?? [];
        expect([h, s]).toEqual([String(hue), String(saturation)]);
        return [shade, Number(l)];
      }),
    );

  test('the brand blue has hue 210', () => {
    expect(lightness(primary, 210, 100)).toEqual({
      50: 96,
      100: 90,
      200: 80,
      300: 70,
      400: 60,
      500: 45,
      600: 42,
      700: 38,
      800: 30,
      900: 23,
    });
  });

  test('the blue-grey of dark grounds', () => {
    expect(lightness(primaryDark, 210, 14)).toEqual({
      50: 92,
      100: 87,
      200: 72,
      300: 56,
      400: 36,
      500: 28,
      600: 22,
      700: 13,
      800: 9,
      900: 7,
    });
  });

  test('grey', () => {
    expect(lightness(grey, 215, 15)).toEqual({
      50: 97,
      100: 92,
      200: 89,
      300: 82,
      400: 75,
      500: 65,
      600: 50,
      700: 40,
      800: 22,
      900: 12,
    });
  });

  const {light, dark} = theme.colorSchemes as Required<typeof theme.colorSchemes>;

  test('light: main is 500, text grey 900, divider grey 100, on white', () => {
    expect(light.palette.mode).toBe('light');
    expect(light.palette.primary.main).toBe(primary[500]);
    expect(light.palette.text.primary).toBe(grey[900]);
    expect(light.palette.divider).toBe(grey[100]);
    expect(light.palette.background.default).toBe('#fff');
  });

  test('dark: main is 400, text white, ground the darkest blue-grey, paper and divider translucent', () => {
    expect(dark.palette.mode).toBe('dark');
    expect(dark.palette.primary.main).toBe(primary[400]);
    expect(dark.palette.text.primary).toBe('#fff');
    expect(dark.palette.background.default).toBe(primaryDark[900]);
    expect(dark.palette.background.paper).toBe('hsla(210, 14%, 9%, 0.8)');
    expect(dark.palette.divider).toBe('hsla(210, 14%, 28%, 0.3)');
  });

  test('code lies on a near-black blue in both schemes', () => {
    expect(codeBackground).toBe('hsl(210, 25%, 9%)');
    expect(light.palette).toMatchObject({code: {background: codeBackground}});
    expect(dark.palette).toMatchObject({code: {background: codeBackground}});
  });

  test("the browser's bars: shade 600 in light, the darkest blue-grey in dark", () => {
    expect(themeColor).toEqual({light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)'});
  });

  const ground = {light: '#fff', dark: hslToRgb(primaryDark[900])};
  test.each(
    (['light', 'dark'] as const).flatMap((mode) => {
      const {text, primary: main, error, warning, info, success} = palettes[mode];
      return [
        [mode, 'text', text.primary],
        [mode, 'secondary text', text.secondary],
        [mode, 'the main colour', main.main],
        [mode, 'error', error.main],
        [mode, 'warning', warning.main],
        [mode, 'info', info.main],
        [mode, 'success', success.main],
      ] as const;
    }),
  )('%s: %s reads on the background (contrast 4.5)', (mode, _, colour) => {
    expect(getContrastRatio(colour, ground[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    (['light', 'dark'] as const).flatMap((mode) =>
      (['primary', 'error', 'warning', 'info', 'success'] as const).map(
        (name) => [mode, name] as const,
      ),
    ),
  )('%s: text on a %s ground reads (contrast 4.5)', (mode, name) => {
    const {main, contrastText} = palettes[mode][name];
    expect(getContrastRatio(main, contrastText)).toBeGreaterThanOrEqual(4.5);
  });
});

test('variables carry the prefix and follow the data-theme attribute', () => {
  expect(theme.cssVarPrefix).toBe('muidocs');
  expect(theme.getColorSchemeSelector('dark')).toBe('[data-theme="dark"] &');
});

test('a default scheme that the theme does not have throws', () => {
  expect(() => createDocsTheme({defaultColorScheme: 'sepia' as 'light'})).toThrow(
    'MUI: The `colorSchemes.sepia` option is either missing or invalid.',
  );
});

// The theme, the demos and the layout all stand on MUI's colour helpers: these are the rules they may count on.
describe("MUI's colour helpers", () => {
  const unsupported =
    'MUI: Unsupported `salmon` color.\n' +
    'The following formats are supported: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color().';

  test.each([
    ['alpha', () => alpha('salmon', 0.5)],
    ['darken', () => darken('salmon', 0.5)],
    ['lighten', () => lighten('salmon', 0.5)],
    ['emphasize', () => emphasize('salmon')],
    ['getLuminance', () => getLuminance('salmon')],
    ['getContrastRatio', () => getContrastRatio('salmon', '#fff')],
  ])('%s throws on a colour format it does not know', (_, call) => {
    expect(call).toThrow(unsupported);
  });

  test('a colour space that it does not know throws', () => {
    expect(() => decomposeColor('color(hsl 0.1 0.2 0.3)')).toThrow(
      'MUI: unsupported `hsl` color space.\n' +
        'The following color spaces are supported: srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020.',
    );
  });

  test.each(['#abc', '#abcd', '#aabbcc', '#aabbccdd', 'rgb(1, 2, 3)', 'rgba(1, 2, 3, 0.4)'])(
    '%s is a colour',
    (colour) => {
      expect(decomposeColor(colour).type).toMatch(/^rgb/);
    },
  );

  test.each(['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'])(
    'color(%s …) is a colour',
    (space) => {
      expect(decomposeColor(`color(${space} 0.1 0.2 0.3)`).colorSpace).toBe(space);
    },
  );

  test('what is taken apart already comes back as it is', () => {
    const parts = decomposeColor('hsl(210, 100%, 45%)');
    expect(decomposeColor(parts as unknown as string)).toBe(parts);
  });

  test('a share outside 0…1 is cut off, and says so', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(darken('#ffffff', 1.5)).toBe('rgb(0, 0, 0)');
    expect(error).toHaveBeenCalledWith('MUI: The value provided 1.5 is out of range [0, 1].');
  });
});
