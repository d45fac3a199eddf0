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
 * React puts this sheet before all others, and the first mention of a cascade layer decides its place: Material's rules
 * must win over the frame's element styles, and over what takes those away inside of demos.
 */
const LAYERS = '@layer docusaurus,demo-reset,mui;';

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
