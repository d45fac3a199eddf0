import type {SandboxDemo} from './types';

/** Returns the title of a sandbox. */
export function createTitle({name, productName}: SandboxDemo): string {
  return `${name} demo — ${productName}`;
}

/** Returns the HTML page that the demo mounts into. */
export function createHtml(
  {name, productName}: SandboxDemo,
  {head = '', body = ''}: {head?: string; body?: string} = {},
): string {
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${createTitle({name, productName} as SandboxDemo)}</title>
    <meta name="viewport" content="initial-scale=1, width=device-width" />
    <link
      rel="stylesheet"
      href="https://fonts.googleapis.com/css2?family=Roboto:wght@300;400;500;700&display=swap"
    />${head}
  </head>
  <body>
    <div id="root"></div>${body}
  </body>
</html>
`;
}

/**
 * Returns the code that mounts the demo. Emotion's styles are inserted first, so the demo's style
 * sheet takes precedence.
 */
export function createIndex(
  {variant, theme}: Pick<SandboxDemo, 'variant' | 'theme'>,
  styles: readonly string[] = [],
): string {
  const root = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  return `import * as React from 'react';
import {createRoot} from 'react-dom/client';
import {StyledEngineProvider${theme ? ', ThemeProvider' : ''}} from '@mui/material/styles';
${styles.map((file) => `import '${file}';\n`).join('')}import Demo from './Demo';
${theme ? "import {theme} from './theme';\n" : ''}
createRoot(${root}).render(
  <React.StrictMode>
    <StyledEngineProvider injectFirst>
${
  theme
    ? `      <ThemeProvider theme={theme}>
        <Demo />
      </ThemeProvider>`
    : '      <Demo />'
}
    </StyledEngineProvider>
  </React.StrictMode>,
);
`;
}

/**
 * Returns the demo's files below `src/`: the demo as `Demo.<extension>`, other files under their
 * own names, and the theme.
 */
export function createSourceFiles(
  {files, theme, variant}: SandboxDemo,
  extension: string,
): Record<string, string> {
  const sourceFiles = Object.fromEntries(
    files.map(({name, code}, index) => [
      index === 0
        ? `src/Demo.${extension}`
        : // Bundlers that rely on the extension don't expect JSX in a `.js` file.
          `src/${extension === 'jsx' ? name.replace(/\.js$/, '.jsx') : name}`,
      code.endsWith('\n') ? code : `${code}\n`,
    ]),
  );
  return {...sourceFiles, ...(theme && {[`src/theme.${variant === 'TS' ? 'ts' : 'js'}`]: theme})};
}
