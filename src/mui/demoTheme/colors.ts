import {decomposeColor, getContrastRatio, hslToRgb, rgbToHex} from '@mui/material/styles';

/** The background of demos in each scheme. */
export const BACKGROUNDS = {light: '#ffffff', dark: '#121212'} as const;

/** Minimum contrast of text, and of the parts of a chart (WCAG 1.4.3 and 1.4.11). */
export const READABLE = 4.5;
const MIN_CHART_CONTRAST = 3;

function toHexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

/**
 * Parses a color with the browser, for formats that MUI doesn't support: named colors, `oklch()`,
 * `lab()` …
 */
function readWithCanvas(value: string): string | undefined {
  if (typeof document === 'undefined' || /[^\w\s#%.,()/+-]|url|var|env|attr/i.test(value)) {
    return undefined;
  }
  if (!CSS.supports('color', value) || /^(?:current|inherit|initial|unset|revert)/i.test(value)) {
    return undefined;
  }
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d');
  if (!context) {
    return undefined;
  }
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const hex = `#${[red, green, blue].map(toHexByte).join('')}`;
  return alpha === 255 ? hex : hex + toHexByte(alpha);
}

/**
 * Converts any CSS color to `#rrggbb` or `#rrggbbaa`. Returns `undefined` for invalid colors, and
 * for values that depend on context (`var()`, `url()`).
 */
export function readColor(text: string): string | undefined {
  const value = text.trim().toLowerCase();
  if (/^#(?:[\da-f]{6}|[\da-f]{8})$/.test(value)) {
    return value;
  }
  if (/^#[\da-f]{3,4}$/.test(value)) {
    return value.replace(/[\da-f]/g, '$&$&');
  }
  if (value === '' || value.length > 100) {
    return undefined;
  }
  if (/^(?:rgb|hsl)a?\([\d\s,.%-]+\)$/.test(value) && value.includes(',')) {
    try {
      const {values} = decomposeColor(value.startsWith('hsl') ? hslToRgb(value) : value);
      const [red, green, blue, alpha = 1] = values as number[];
      if ([red, green, blue].every((part) => part! >= 0 && part! <= 255)) {
        const hex = rgbToHex(`rgb(${red}, ${green}, ${blue})`);
        return alpha < 1 ? hex + toHexByte(Math.max(0, alpha) * 255) : hex;
      }
    } catch {
      return undefined;
    }
  }
  return readWithCanvas(value);
}

/** Returns the contrast of a color with the background of demos. */
export function getBackgroundContrast(color: string, scheme: 'light' | 'dark'): number {
  return getContrastRatio(color.slice(0, 7), BACKGROUNDS[scheme]);
}

function mix(color: string, other: string, share: number): string {
  const [from, to] = [color, other].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return `#${from!.map((value, index) => toHexByte(value + (to![index]! - value) * share)).join('')}`;
}

/**
 * Returns the color if it has enough contrast with the background of a scheme, or the nearest tone
 * that does.
 */
export function adaptColor(
  color: string,
  scheme: 'light' | 'dark',
  contrast: number = READABLE,
): string {
  const target = scheme === 'dark' ? '#ffffff' : '#000000';
  const opaque = color.slice(0, 7);
  for (let share = 0; share < 1; share += 0.02) {
    const tone = mix(opaque, target, share);
    if (getBackgroundContrast(tone, scheme) >= contrast) {
      return tone;
    }
  }
  return target;
}

function rotateHue(hex: string, degrees: number): string {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  ) as [number, number, number];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const lightness = (max + min) / 2;
  const range = max - min;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  let hue = 0;
  if (range > 0) {
    hue =
      max === red
        ? ((green - blue) / range) % 6
        : max === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  }
  const rotated = (hue * 60 + degrees + 360) % 360;
  return rgbToHex(
    hslToRgb(`hsl(${rotated}, ${Math.round(saturation * 100)}%, ${Math.round(lightness * 100)}%)`),
  );
}

/**
 * Returns a tone with enough contrast on both backgrounds, because charts have one palette for both
 * schemes.
 */
function adaptToBoth(color: string): string {
  const dark = adaptColor(color, 'dark', MIN_CHART_CONTRAST);
  return getBackgroundContrast(dark, 'light') >= MIN_CHART_CONTRAST
    ? dark
    : adaptColor(dark, 'light', MIN_CHART_CONTRAST);
}

/** Creates a chart palette that starts with the user's colors and continues with adjacent hues. */
export function createChartColors(primary: string, secondary: string): string[] {
  return [
    primary,
    secondary,
    rotateHue(primary, 40),
    rotateHue(secondary, 40),
    rotateHue(primary, -40),
    rotateHue(secondary, -40),
  ].map((color) => adaptToBoth(color.slice(0, 7)));
}
