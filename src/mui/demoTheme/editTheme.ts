import {adaptColor, createChartColors} from './colors';
import type {DemoTheme} from './types';

/** Material UI's default main colors. */
export const DEFAULT_COLORS = {primary: '#1976d2', secondary: '#9c27b0'} as const;

export type MainColor = keyof typeof DEFAULT_COLORS;

const CHARTS = 'MuiChartDataProvider';

/** Returns the values of the theme's controls in the settings drawer, except the colors. */
export function readControls(theme: DemoTheme) {
  return {
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
function removeUndefined(theme: {[Key in keyof DemoTheme]: DemoTheme[Key] | undefined}): DemoTheme {
  return Object.fromEntries(Object.entries(theme).filter(([, value]) => value !== undefined));
}

/** Enables or disables the theme's colors in charts. */
export function setChartColors(theme: DemoTheme, isOn: boolean): DemoTheme {
  const {defaultProps, ...rest} = theme.components?.[CHARTS] ?? {};
  const others = omit(theme.components, CHARTS);
  const palette = theme.colorSchemes?.light?.palette;
  const colors = createChartColors(
    palette?.primary?.main ?? DEFAULT_COLORS.primary,
    palette?.secondary?.main ?? DEFAULT_COLORS.secondary,
  );
  const props = isOn ? {...defaultProps, colors} : omit(defaultProps, 'colors');
  const charts = {...rest, ...(props && {defaultProps: props})};
  const components = Object.keys(charts).length > 0 ? {...others, [CHARTS]: charts} : others;
  return removeUndefined({...theme, components});
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
  const next = removeUndefined({
    ...theme,
    colorSchemes: schemes.length > 0 ? Object.fromEntries(schemes) : undefined,
  });
  return readControls(theme).colorsCharts ? setChartColors(next, true) : next;
}

/** Sets the border radius in pixels. */
export function setRadius(theme: DemoTheme, borderRadius: number): DemoTheme {
  return removeUndefined({...theme, shape: borderRadius === 4 ? undefined : {borderRadius}});
}

/** Sets the spacing unit in pixels. */
export function setSpacing(theme: DemoTheme, spacing: number): DemoTheme {
  return removeUndefined({...theme, spacing: spacing === 8 ? undefined : spacing});
}

/** Sets the font; `undefined` restores the default. */
export function setFont(theme: DemoTheme, fontFamily: string | undefined): DemoTheme {
  const others = omit(theme.typography, 'fontFamily');
  return removeUndefined({...theme, typography: fontFamily ? {...others, fontFamily} : others});
}
