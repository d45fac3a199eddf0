import type {DocsTheme} from '../../site/theme/shared';
import {
  breakpoints,
  cssVarPrefix,
  duration,
  easing,
  spacingSteps,
  typography,
} from '../../site/tokens/shared';

type Declarations = Record<string, string | number>;

/**
 * Matches variables that only MUI's own components read: `--muidocs-palette-Alert-…`, color
 * channels, and overlay images. The layout is plain CSS, and they would only add to a file that
 * every page waits for.
 */
const onlyForMuiComponents =
  /-palette-[A-Z]|-palette-grey-A|-palette-common-|-overlays-|-opacity-|-font-inherit$|Channel$/;

/**
 * Returns the values that MUI omits from its variables, because its components read them from the
 * theme object.
 */
function ownVariables(): Declarations {
  const own: Declarations = {};
  const add = (group: string, values: Record<string, string | number>, unit = '') => {
    for (const [name, value] of Object.entries(values)) {
      own[`--${cssVarPrefix}-${group}-${name}`] = `${value}${unit}`;
    }
  };
  add('breakpoints', breakpoints, 'px');
  add('spacing', Object.fromEntries(spacingSteps.entries()), 'px');
  add('transitions-duration', duration, 'ms');
  add('transitions-easing', easing);
  add('typography', typography);
  return own;
}

/** Replaces the list of fonts at the end of a `font` shorthand by a variable. */
function shortenFonts(value: string | number): string {
  return String(value)
    .replace(typography.fontFamilyHeading, `var(--${cssVarPrefix}-typography-fontFamilyHeading)`)
    .replace(typography.fontFamily, `var(--${cssVarPrefix}-typography-fontFamily)`);
}

/**
 * Writes the theme as a stylesheet: values that both schemes share under `:root`, then the colors
 * of the default scheme, then the differences of the other scheme, which is selected by the
 * attribute on `<html>`.
 */
export function writeCssVariables(theme: DocsTheme): string {
  const rootValues = new Map(
    Object.entries(ownVariables()).map(([name, value]) => [name, String(value)]),
  );
  const sheets: [selector: string, declarations: Map<string, string>][] = [
    [':root', new Map(rootValues)],
  ];
  for (const [selector, declarations] of theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))) {
    const own = new Map<string, string>();
    for (const [key, value] of Object.entries(declarations as Declarations)) {
      const name = key === 'colorScheme' ? 'color-scheme' : key;
      if (!onlyForMuiComponents.test(name) && rootValues.get(name) !== String(value)) {
        own.set(name, shortenFonts(value));
      }
      if (selector.startsWith(':root')) {
        rootValues.set(name, String(value));
      }
    }
    sheets.push([selector, own]);
  }
  return sheets
    .filter(([, declarations]) => declarations.size > 0)
    .map(
      ([selector, declarations]) =>
        `${selector} {\n${[...declarations].map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`,
    )
    .join('');
}
