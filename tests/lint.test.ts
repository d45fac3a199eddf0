import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const COMPONENT = 'src/components/page';

/** A wrong file, by kind of rule: where it is, what it contains, and the rule that refuses it. */
const WRONG: [file: string, code: string, rule: string][] = [
  // Who may import whom.
  ['src/mui/a.ts', `import '../components/page';`, 'no-restricted-imports'],
  ['src/settings/a.ts', `import '@site/src/mui/theme';`, 'no-restricted-imports'],
  [`${COMPONENT}/b.ts`, `import '../../theme/Root';`, 'no-restricted-imports'],
  [`${COMPONENT}/c.ts`, `import '@generated/globalData';`, 'no-restricted-imports'],
  [`${COMPONENT}/d.ts`, `import '../../../plugins/demos/check';`, 'no-restricted-imports'],
  [`${COMPONENT}/e.ts`, `import '@site/docs/data';`, 'no-restricted-imports'],
  ['src/components/common/a.ts', `import '../demo/Demo';`, 'no-restricted-imports'],
  ['src/components/mdx/Code/a.ts', `import '../../page/b';`, 'no-restricted-imports'],
  ['src/components/api/a.ts', `import '@site/src/components/mdx/b';`, 'no-restricted-imports'],
  // Cycles, of types too.
  [`${COMPONENT}/n.ts`, `export * from './o';`, 'no-cycle'],
  [`${COMPONENT}/o.ts`, `import type {a} from './n';\nexport const b = (c: a) => c;`, 'no-cycle'],
  ['site/pages/a.ts', `import '../../plugins/demos/shared';`, 'no-restricted-imports'],
  ['plugins/links/a.ts', `import '../demos/check';`, 'no-restricted-imports'],
  ['plugins/demos/libraries/a.ts', `import '../../links/check';`, 'no-restricted-imports'],
  ['plugins/links/b.ts', `import '@site/src/mui/theme';`, 'no-restricted-imports'],
  ['packages/search/a.mts', `import '../mcp/build';`, 'no-restricted-imports'],
  ['packages/search/src/a.ts', `import '../../../site/pages/i';`, 'no-restricted-imports'],
  ['packages/search/src/b/a.ts', `import '@site/site/pages/i';`, 'no-restricted-imports'],
  ['docs/react-charts/bars/A.tsx', `import '../lines/B';`, 'no-restricted-imports'],
  ['docs/react-charts/bars/B.tsx', `import '@site/src/mui/theme';`, 'no-restricted-imports'],
  ['docs/react-charts/bars/C/css/index.tsx', `import '../../B';`, 'no-restricted-imports'],
  // Selectors, and messages in the language of the user.
  ['docs/react-charts/bars/d.ts', `export enum A {B}`, 'no-restricted-syntax'],
  [`${COMPONENT}/f.ts`, `export const a = process.env.TOKEN;`, 'no-restricted-syntax'],
  [`${COMPONENT}/G.tsx`, `export const A = () => <p>Save</p>;`, 'no-untranslated-text'],
  // Accessibility, in the site and in demos.
  [`${COMPONENT}/H.tsx`, `export const A = () => <img src="a.png" />;`, 'alt-text'],
  [
    'docs/react-charts/bars/I.tsx',
    `export const A = () => <p tabIndex={0} />;`,
    'no-noninteractive-tabindex',
  ],
  // React.
  [
    'docs/react-charts/bars/J.tsx',
    `import * as React from 'react';\nexport const A = (p: {b: boolean}) => (p.b ? React.useId() : '');`,
    'rules-of-hooks',
  ],
  [
    `${COMPONENT}/L.tsx`,
    `import {useEffect, useState} from 'react';\nexport function A() {\n  const [b, setB] = useState(0);\n  useEffect(() => setB(1), []);\n  return b;\n}`,
    'set-state-in-effect',
  ],
  // Types.
  [
    'plugins/links/c.ts',
    `async function a() {}\nexport const b = () => {\n  a();\n};`,
    'no-floating-promises',
  ],
  // Anything.
  ['site/pages/i.ts', `console.log(1);`, 'no-console'],
  ['site/pages/k.ts', `// eslint-disable-next-line no-console\nexport const a = 1;`, 'unused'],
];

/** Files of the same kinds that nothing is wrong with. */
const RIGHT: [file: string, code: string][] = [
  [
    'src/components/page/a.ts',
    `import '../../mui/theme';\nimport '../common/Icon/Icon';\nimport '../../settings/stores';\nimport '../../../plugins/demos/shared';`,
  ],
  ['packages/search/src/c/a.ts', `import '../d';\nimport '@mui-x-docs/search/words';`],
  ['packages/search/src/d.ts', `export const a = 1;`],
  ['plugins/links/d.ts', `import '../demos/shared';\nimport '../../site/pages/i';`],
  [
    'docs/react-charts/bars/P.tsx',
    `import '../data/ferries';\nexport const A = () => <p>Save</p>;`,
  ],
  ['docs/react-charts/bars/C/tailwind/index.tsx', `import '../data';`],
];

interface Report {
  diagnostics: {filename: string; code?: string; message: string}[];
}

let found: Map<string, string>;

beforeAll(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  for (const name of ['oxlint.config.mjs', 'oxlint.rules.mjs', 'tsconfig.json', 'package.json']) {
    fs.copyFileSync(path.join(ROOT, name), path.join(folder, name));
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, code] of [...WRONG, ...RIGHT]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), `${code}\n`);
  }
  const files = [...WRONG, ...RIGHT].map(([file]) => file);
  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [oxlint, '-c', 'oxlint.config.mjs', '--format', 'json', ...files],
    {cwd: folder, encoding: 'utf8'},
  );
  fs.rmSync(folder, {recursive: true});
  expect(stderr).toBe('');
  found = new Map();
  for (const {filename, code, message} of (JSON.parse(stdout) as Report).diagnostics) {
    const said = `${code ?? message.toLowerCase()}`;
    found.set(filename, [found.get(filename), said].filter(Boolean).join('\n'));
  }
});

test.each(WRONG)('refuses %s', (file, _, rule) => {
  expect(found.get(file)).toContain(rule);
});

test.each(RIGHT)('accepts %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});

test('each folder of plugins/ is a plugin', () => {
  const folders = fs.readdirSync(path.join(ROOT, 'plugins'));
  expect(
    folders.filter((folder) => !fs.existsSync(path.join(ROOT, 'plugins', folder, 'index.ts'))),
  ).toEqual([]);
});
