import {createChartColors} from './colors';
import type {DemoTheme} from './types';

/** The fonts that are always available: those of the operating system, and the site's own. */
export const FONTS = {
  system: 'system-ui, sans-serif',
  site: '"IBM Plex Sans", sans-serif',
} as const;

interface PresetOptions {
  light: readonly [primary: string, secondary: string];
  dark: readonly [primary: string, secondary: string];
  borderRadius: number;
  spacing?: number;
  fontFamily: string;
}

function createPreset({light, dark, borderRadius, spacing, fontFamily}: PresetOptions): DemoTheme {
  const palette = ([primary, secondary]: PresetOptions['light']) => ({
    palette: {primary: {main: primary}, secondary: {main: secondary}},
  });
  return {
    colorSchemes: {light: palette(light), dark: palette(dark)},
    shape: {borderRadius},
    ...(spacing !== undefined && {spacing}),
    typography: {fontFamily, button: {textTransform: 'none'}},
    components: {
      MuiChartDataProvider: {defaultProps: {colors: createChartColors(light[0], light[1])}},
    },
  };
}

/** Theme presets in addition to the default. Their colors are readable on both backgrounds. */
export const PRESETS = {
  meadow: createPreset({
    light: ['#1b7340', '#8a4b00'],
    dark: ['#6fd396', '#ffb870'],
    borderRadius: 10,
    fontFamily: FONTS.system,
  }),
  ink: createPreset({
    light: ['#27303f', '#a3262a'],
    dark: ['#c9d2e3', '#ff9a94'],
    borderRadius: 0,
    spacing: 6,
    fontFamily: 'Georgia, "Times New Roman", serif',
  }),
  sunset: createPreset({
    light: ['#a8235f', '#5b3cc4'],
    dark: ['#ff93bd', '#bda8ff'],
    borderRadius: 16,
    fontFamily: FONTS.site,
  }),
} as const satisfies Record<string, DemoTheme>;
