import {adaptColor, createChartColors} from './colors';
import type {DemoTheme} from './types';

/** The default Material UI colors, used for charts if the theme sets none. */
const DEFAULTS = {primary: '#1976d2', secondary: '#9c27b0'} as const;

export type MainColor = keyof typeof DEFAULTS;

/** The theme values in the settings drawer; `undefined` for defaults. */
export interface ThemeControls {
  primary: string | undefined;
  secondary: string | undefined;
  radius: number;
  spacing: number;
  font: string | undefined;
  colorsCharts: boolean;
}

const CHARTS = 'MuiChartDataProvider';

/** Returns the values of the controls. */
export function readControls(theme: DemoTheme): ThemeControls {
  const palette = theme.colorSchemes?.light?.palette;
  return {
    primary: palette?.primary?.main,
    secondary: palette?.secondary?.main,
    radius: theme.shape?.borderRadius ?? 4,
    spacing: theme.spacing ?? 8,
    font: theme.typography?.fontFamily as string | undefined,
    colorsCharts: theme.components?.[CHARTS]?.defaultProps?.colors !== undefined,
  };
}

function omit<T extends object>(object: T | undefined, key: string): T | undefined {
  const rest = Object.fromEntries(Object.entries(object ?? {}).filter(([name]) => name !== key));
  return Object.keys(rest).length > 0 ? (rest as T) : undefined;
}

/** Removes undefined keys, so a theme without values is an empty object. */
function tidy(theme: {[Key in keyof DemoTheme]: DemoTheme[Key] | undefined}): DemoTheme {
  return Object.fromEntries(Object.entries(theme).filter(([, value]) => value !== undefined));
}

/** Enables or disables the theme's colors in charts. */
export function setChartColors(theme: DemoTheme, isOn: boolean): DemoTheme {
  const {defaultProps, ...rest} = theme.components?.[CHARTS] ?? {};
  const others = omit(theme.components, CHARTS);
  const palette = theme.colorSchemes?.light?.palette;
  const colors = createChartColors(
    palette?.primary?.main ?? DEFAULTS.primary,
    palette?.secondary?.main ?? DEFAULTS.secondary,
  );
  const props = isOn ? {...defaultProps, colors} : omit(defaultProps, 'colors');
  const charts = {...rest, ...(props && {defaultProps: props})};
  const components = Object.keys(charts).length > 0 ? {...others, [CHARTS]: charts} : others;
  return tidy({...theme, components});
}

/**
 * Sets a color in both schemes; in dark mode, the nearest readable tone. `undefined` restores the
 * default.
 */
export function setColor(theme: DemoTheme, name: MainColor, color: string | undefined): DemoTheme {
  const schemes = (['light', 'dark'] as const).flatMap((scheme) => {
    const others = omit(theme.colorSchemes?.[scheme]?.palette, name);
    const main = color && (scheme === 'dark' ? adaptColor(color, 'dark') : color.slice(0, 7));
    const palette = main ? {...others, [name]: {main}} : others;
    return palette ? [[scheme, {palette}] as const] : [];
  });
  const next = tidy({
    ...theme,
    colorSchemes: schemes.length > 0 ? Object.fromEntries(schemes) : undefined,
  });
  return readControls(theme).colorsCharts ? setChartColors(next, true) : next;
}

/** Sets the border radius in pixels. */
export function setRadius(theme: DemoTheme, borderRadius: number): DemoTheme {
  return tidy({...theme, shape: borderRadius === 4 ? undefined : {borderRadius}});
}

/** Sets the spacing unit in pixels. */
export function setSpacing(theme: DemoTheme, spacing: number): DemoTheme {
  return tidy({...theme, spacing: spacing === 8 ? undefined : spacing});
}

/** Sets the font; `undefined` restores the default. */
export function setFont(theme: DemoTheme, fontFamily: string | undefined): DemoTheme {
  const others = omit(theme.typography, 'fontFamily');
  return tidy({...theme, typography: fontFamily ? {...others, fontFamily} : others});
}
