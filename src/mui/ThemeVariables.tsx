import {useInsertionEffect, useMemo, type ReactNode} from 'react';
import type {DocsTheme} from '../../site/theme/shared';

type Styles = {[name: string]: string | number | Styles};

function toCss(styles: Styles): string {
  return Object.entries(styles)
    .map(([name, value]) => {
      if (typeof value === 'object') {
        return `${name}{${toCss(value)}}`;
      }
      // MUI uses `colorScheme` for the property; the rest are custom properties.
      return `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`;
    })
    .join('');
}

/**
 * Same order as in `src/css/layers.css`. React inserts this sheet before all others, and an iframe
 * has no other, and the first mention of a layer determines its position.
 */
const LAYERS = '@layer docusaurus, page, patterns, demo-reset, theme, docsearch, mui, utilities;';

function createVariables(theme: DocsTheme): string {
  return theme
    .generateStyleSheets()
    .map((s) => toCss(s as Styles))
    .join('');
}

/**
 * Renders the CSS variables of a theme (20 KB). Each document contains them once, regardless of the
 * number of demos, because React deduplicates style sheets by href.
 */
export function ThemeVariables({theme}: {theme: DocsTheme}): ReactNode {
  const css = useMemo(() => createVariables(theme), [theme]);
  return (
    <style href={`${theme.cssVarPrefix}-variables`} precedence="mui">
      {`${LAYERS}@layer mui{${css}}`}
    </style>
  );
}

const demoThemeSheets = new WeakMap<
  Document,
  {style: HTMLStyleElement; theme: DocsTheme | undefined}
>();

/**
 * Applies the variables of the user's theme on top of the default theme's, or removes them if there
 * is none. Each document has one sheet, which is updated, because React would keep the sheets of
 * all previous themes.
 *
 * @param isDemo `true` for demos; the site's own parts have their own themes and change nothing
 * here
 */
export function useDemoThemeVariables(
  theme: DocsTheme | undefined,
  targetDocument: Document,
  isDemo: boolean,
): void {
  useInsertionEffect(() => {
    let sheet = demoThemeSheets.get(targetDocument);
    if (!isDemo || sheet?.theme === theme) {
      return;
    }
    if (!sheet) {
      sheet = {style: targetDocument.createElement('style'), theme: undefined};
      sheet.style.dataset.demoTheme = '';
      // Unlayered, so it overrides every layer.
      targetDocument.head.append(sheet.style);
      demoThemeSheets.set(targetDocument, sheet);
    }
    sheet.theme = theme;
    sheet.style.textContent = theme ? createVariables(theme) : '';
  }, [theme, targetDocument, isDemo]);
}
