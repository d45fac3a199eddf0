import {useMemo, type ReactNode} from 'react';
import type {DocsTheme} from './createDocsTheme';

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
const LAYERS = '@layer docusaurus, page, demo-reset, theme, docsearch, mui, utilities;';

/**
 * The CSS variables of a theme, 20 KB of them: once a document, however many demos it shows, because React keeps one
 * stylesheet for one address.
 */
export function ThemeVariables({theme}: {theme: DocsTheme}): ReactNode {
  const css = useMemo(
    () =>
      theme
        .generateStyleSheets()
        .map((s) => toCss(s as Styles))
        .join(''),
    [theme],
  );
  return (
    <style href={`${theme.cssVarPrefix}-variables`} precedence="mui">
      {`${LAYERS}@layer mui{${css}}`}
    </style>
  );
}
