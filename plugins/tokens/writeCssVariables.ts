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
 * Variables that only MUI's own components read. The layout is plain CSS, so they would be dead weight in the one file
 * that every page waits for: `--muidocs-palette-Alert-…`, the color channels, and the overlay pictures.
 */
const onlyForMuiComponents =
  /-palette-[A-Z]|-palette-grey-A|-palette-common-|-overlays-|-opacity-|-font-inherit$|Channel$/;

/** The values that MUI leaves out of its variables, because its components read them from the theme object. */
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

/** Type is written as a shorthand that ends in the whole list of fonts; the list has a variable of its own. */
function shortenFonts(value: string | number): string {
  return String(value)
    .replace(typography.fontFamilyHeading, `var(--${cssVarPrefix}-typography-fontFamilyHeading)`)
    .replace(typography.fontFamily, `var(--${cssVarPrefix}-typography-fontFamily)`);
}

/**
 * The theme as a stylesheet: values that are the same in both schemes under `:root`, then the colors of the default
 * scheme, then what the other scheme, chosen by the attribute on `<html>`, has different.
 */
export function writeCssVariables(theme: DocsTheme): string {
  const known = new Map(
    Object.entries(ownVariables()).map(([name, value]) => [name, String(value)]),
  );
  const sheets: [selector: string, declarations: Map<string, string>][] = [
    [':root', new Map(known)],
  ];
  for (const [selector, declarations] of theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet))) {
    const own = new Map<string, string>();
    for (const [key, value] of Object.entries(declarations as Declarations)) {
      const name = key === 'colorScheme' ? 'color-scheme' : key;
      if (!onlyForMuiComponents.test(name) && known.get(name) !== String(value)) {
        own.set(name, shortenFonts(value));
      }
      if (selector.startsWith(':root')) {
        known.set(name, String(value));
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
