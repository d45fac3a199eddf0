/**
 * The numbers and colors of the site as plain data, without MUI and React, so that build steps, the
 * layout, and tests can all read them. `site/theme` creates the MUI theme from them, and
 * `plugins/tokens` the CSS variables.
 */

type Shade = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;

/** The attribute of `<html>` with the color scheme, which is also Docusaurus' own. */
export const colorSchemeSelector = 'data-theme';

/**
 * Prefix of the docs theme's CSS variables. Demos use MUI's own prefix, `mui`, so they don't
 * conflict.
 */
export const cssVarPrefix = 'muidocs';

/** Minimum widths of the layouts, in px. */
export const breakpoints = {xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536} as const;

/** The stacking order. */
export const zIndex = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** Corner radii in px: Material UI's default, that of the docs, and that of buttons in the docs. */
export const radius = {default: 4, docs: 12, button: 10} as const;

/** The radii in the format of MUI's theme; `borderRadius` is the value that its components read. */
export const shape = {
  borderRadius: radius.docs,
  defaultRadius: radius.default,
  buttonRadius: radius.button,
} as const;

/** The base unit of spacing, in px. */
export const spacingUnit = 8;

/** The 25 steps of spacing, 0…24, in px. */
export const spacingSteps: readonly number[] = Array.from(
  {length: 25},
  (_, step) => step * spacingUnit,
);

/** Minimum contrast between a background and its text; below it, the text color flips. */
export const contrastThreshold = 3;

/**
 * The difference between the light and main shades of a color (the dark shade is 1.5 times as far).
 */
export const tonalOffset = 0.2;

/** Durations in ms. */
export const duration = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** Easing curves. */
export const easing = {
  easeInOut: 'cubic-bezier(0.4, 0, 0.2, 1)',
  easeOut: 'cubic-bezier(0.0, 0, 0.2, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
  sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
} as const;

// Not Roboto: on pages with demos, it names their web font, which a system without Arial would request
// for the text of the page. It's the `sans-serif` font of Android anyway.
const systemFonts = [
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  '"Helvetica Neue"',
  'Arial',
  'sans-serif',
  '"Apple Color Emoji"',
  '"Segoe UI Emoji"',
  '"Segoe UI Symbol"',
];

/**
 * Typography. The `… Fallback` family is the system's sans serif font with the metrics of IBM Plex
 * Sans (see `plugins/fonts`), so that the layout doesn't shift when the web font loads. General
 * Sans is only available if a font host is configured; otherwise, headings use the bold body font.
 */
export const typography = {
  fontSize: 14,
  htmlFontSize: 16,
  fontFamily: ['"IBM Plex Sans"', '"IBM Plex Sans Fallback"', ...systemFonts].join(','),
  fontFamilyHeading: [
    '"General Sans"',
    '"IBM Plex Sans"',
    '"IBM Plex Sans Fallback"',
    ...systemFonts,
  ].join(','),
  fontFamilyCode: ['Menlo', 'Consolas', '"Droid Sans Mono"', 'monospace'].join(','),
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightSemiBold: 600,
  fontWeightBold: 700,
  fontWeightExtraBold: 800,
} as const;

function scale(
  hue: number,
  saturation: number,
  lightness: Record<Shade, number>,
): Record<Shade, string> {
  return Object.fromEntries(
    Object.entries(lightness).map(([shade, value]) => [
      shade,
      `hsl(${hue}, ${saturation}%, ${value}%)`,
    ]),
  ) as Record<Shade, string>;
}

/**
 * The blue of the brand: hue 210. The main color is 500 on light backgrounds and 400 on dark ones.
 */
export const primary = scale(210, 100, {
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

/** The blue-gray of dark backgrounds; 900 is the background of the dark scheme. */
export const primaryDark = scale(210, 14, {
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

/** Grays for text, borders, and subtle backgrounds. */
export const grey = scale(215, 15, {
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

/** The near-black blue background of code, in both schemes. */
export const codeBackground = 'hsl(210, 25%, 9%)';

/**
 * The status colors of one scheme; `main` has a contrast of at least 4.5 with the scheme's
 * background.
 */
interface Signal {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

interface SchemePalette {
  primary: Signal & Record<Shade, string>;
  primaryDark: Record<Shade, string>;
  grey: Record<Shade, string>;
  error: Signal;
  warning: Signal;
  info: Signal;
  success: Signal;
  text: {primary: string; secondary: string; disabled: string};
  background: {default: string; paper: string};
  divider: string;
  code: {background: string};
  contrastThreshold: number;
  tonalOffset: number;
}

const white = '#fff';

/** The palettes of the two schemes. */
export const palettes: Record<'light' | 'dark', SchemePalette> = {
  light: {
    primary: {
      ...primary,
      main: primary[500],
      light: primary[400],
      dark: primary[700],
      contrastText: white,
    },
    primaryDark: {...primaryDark},
    grey,
    error: {
      main: 'hsl(355, 76%, 45%)',
      light: 'hsl(355, 84%, 66%)',
      dark: 'hsl(355, 78%, 33%)',
      contrastText: white,
    },
    warning: {
      main: 'hsl(32, 96%, 31%)',
      light: 'hsl(40, 96%, 52%)',
      dark: 'hsl(30, 94%, 23%)',
      contrastText: white,
    },
    info: {main: primary[600], light: primary[400], dark: primary[800], contrastText: white},
    success: {
      main: 'hsl(148, 82%, 25%)',
      light: 'hsl(146, 58%, 45%)',
      dark: 'hsl(150, 84%, 18%)',
      contrastText: white,
    },
    text: {primary: grey[900], secondary: grey[700], disabled: grey[600]},
    background: {default: white, paper: white},
    divider: grey[100],
    code: {background: codeBackground},
    contrastThreshold,
    tonalOffset,
  },
  dark: {
    primary: {
      ...primary,
      main: primary[400],
      light: primary[300],
      dark: primary[600],
      contrastText: primaryDark[900],
    },
    primaryDark: {...primaryDark},
    grey,
    error: {
      main: 'hsl(355, 92%, 71%)',
      light: 'hsl(355, 94%, 82%)',
      dark: 'hsl(355, 76%, 55%)',
      contrastText: primaryDark[900],
    },
    warning: {
      main: 'hsl(40, 96%, 58%)',
      light: 'hsl(42, 98%, 74%)',
      dark: 'hsl(36, 92%, 45%)',
      contrastText: primaryDark[900],
    },
    info: {
      main: primary[300],
      light: primary[200],
      dark: primary[500],
      contrastText: primaryDark[900],
    },
    success: {
      main: 'hsl(146, 58%, 52%)',
      light: 'hsl(146, 64%, 70%)',
      dark: 'hsl(148, 66%, 36%)',
      contrastText: primaryDark[900],
    },
    text: {primary: white, secondary: grey[400], disabled: grey[600]},
    background: {
      default: primaryDark[900],
      paper: primaryDark[800].replace('hsl(', 'hsla(').replace(')', ', 0.8)'),
    },
    divider: primaryDark[500].replace('hsl(', 'hsla(').replace(')', ', 0.3)'),
    code: {background: codeBackground},
    contrastThreshold,
    tonalOffset,
  },
};
