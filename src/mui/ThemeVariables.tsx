import {useInsertionEffect, useMemo, type ReactNode} from 'react';
import type {DocsTheme} from '../../site/theme/shared';

type Styles = {[name: string]: string | number | Styles};

function toCss(styles: Styles): string {
  return Object.entries(styles)
    .map(([name, value]) => {
      if (typeof value === 'object') {
        return `${name}{${toCss(value)}}`;
      }
      // MUI writes `colorScheme`; the rest are custom properties.
      return `${name === 'colorScheme' ? 'color-scheme' : name}:${value};`;
    })
    .join('');
}

/**
 * The order of `src/css/layers.css`. React puts this sheet before all others, and a frame has no other: where a layer is
 * first mentioned decides its place.
 */
const LAYERS = '@layer docusaurus, page, patterns, demo-reset, theme, docsearch, mui, utilities;';

function createVariables(theme: DocsTheme): string {
  return theme
    .generateStyleSheets()
    .map((s) => toCss(s as Styles))
    .join('');
}

/**
 * The CSS variables of a theme, 20 KB of them: once a document, however many demos it shows, because React keeps one
 * stylesheet for one address.
 */
export function ThemeVariables({theme}: {theme: DocsTheme}): ReactNode {
  const css = useMemo(() => createVariables(theme), [theme]);
  return (
    <style href={`${theme.cssVarPrefix}-variables`} precedence="mui">
      {`${LAYERS}@layer mui{${css}}`}
    </style>
  );
}

const ownSheets = new WeakMap<Document, {style: HTMLStyleElement; theme: DocsTheme | undefined}>();

/**
 * Puts the variables of the reader's own theme over those of the default one, and takes them away again. One sheet a
 * document, which changes: React would keep the sheets of all themes that were ever tried.
 *
 * @param isDemo whether this is about a demo: the site's own parts have themes of their own and change nothing here
 */
export function useOwnVariables(
  theme: DocsTheme | undefined,
  place: Document,
  isDemo: boolean,
): void {
  useInsertionEffect(() => {
    let sheet = ownSheets.get(place);
    if (!isDemo || sheet?.theme === theme) {
      return;
    }
    if (!sheet) {
      sheet = {style: place.createElement('style'), theme: undefined};
      sheet.style.dataset.demoTheme = '';
      // In no layer, and so over every layer.
      place.head.append(sheet.style);
      ownSheets.set(place, sheet);
    }
    sheet.theme = theme;
    sheet.style.textContent = theme ? createVariables(theme) : '';
  }, [theme, place, isDemo]);
}
