import {describeModuleError} from './describeModuleError';

const DEMO = 'docs/bars/Bars.tsx';

test.each([
  [
    'a demo that is no code',
    `  × Module build failed (from ./plugins/demos/loader.cjs):\n  ╰─▶   × SyntaxError: Unexpected token, expected ";" (3:24)\n        │     at unexpected (/site/node_modules/sucrase/util.js:99:15)\n`,
    `${DEMO}:3: Unexpected token, expected ";"`,
  ],
  [
    'a package that is not there',
    `  × Module not found: Can't resolve '@mui/x-charts/BarChrat' in '/site/docs/bars'\n   ╭─[2:1]\n 1 │ import React from 'react';\n`,
    `${DEMO}:2: Module not found: Can't resolve '@mui/x-charts/BarChrat'`,
  ],
  [
    'a fault that a check of the site has told with its place',
    `  × Module build failed:\n  ╰─▶   × DemoError: docs/bars/index.mdx:20: <Demo name="Bars">: it exports nothing by default\n`,
    'docs/bars/index.mdx:20: <Demo name="Bars">: it exports nothing by default',
  ],
])('%s is told in one line', (_, message, line) => {
  expect(describeModuleError(message, DEMO)).toBe(line);
});

test('MDX that cannot be read is told with the line of the page', () => {
  const message = `  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):
  ╰─▶   × Error: MDX compilation failed for file "/site/docs/bars/index.mdx"
        │ Cause: Could not parse expression with acorn
        │ Details:
        │ {
        │   "column": 2,
        │   "line": 11,
`;
  expect(describeModuleError(message, 'docs/bars/index.mdx')).toBe(
    'docs/bars/index.mdx:11: Could not parse expression with acorn',
  );
});
