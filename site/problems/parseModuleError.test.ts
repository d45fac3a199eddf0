import {parseModuleError} from './parseModuleError';
import {formatProblem} from './problemStore';

const DEMO = 'docs/bars/Bars.tsx';

test.each([
  [
    `  × Module build failed (from ./plugins/demos/loader.cjs):\n  ╰─▶   × SyntaxError: Unexpected token, expected ";" (3:24)\n        │     at unexpected (/site/node_modules/sucrase/util.js:99:15)\n`,
    `${DEMO}:3: Unexpected token, expected ";".`,
  ],
  [
    `  × Module not found: Can't resolve '@mui/x-charts/BarChrat' in '/site/docs/bars'\n   ╭─[2:1]\n 1 │ import React from 'react';\n`,
    `${DEMO}:2: Module not found: Can't resolve '@mui/x-charts/BarChrat'.`,
  ],
  [
    `  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):\n  ╰─▶   × Error: MDX compilation failed for file "/site/docs/bars/index.mdx"\n        │ Cause: Could not parse expression with acorn\n        │ Details:\n        │ {\n        │   "column": 2,\n        │   "line": 11,\n`,
    `${DEMO}:11: Could not parse expression with acorn.`,
  ],
])('becomes one line: %j', (message, line) => {
  expect(formatProblem(parseModuleError(message, '/site', `/site/${DEMO}`))).toBe(line);
});
