import fs from 'node:fs';
import path from 'node:path';
import {checkTypes, recordTypes} from './checkTypes';
import {createSite} from '../../site/demos/fixtures/createSite';

// Each test runs the compiler, which takes long on a slow machine.
jest.setTimeout(300_000);

const PAGE = 'docs/react-ferries/piers';
const OPTIONS = JSON.stringify({
  compilerOptions: {target: 'es2022', lib: ['es5'], strict: true, types: [], skipLibCheck: true},
});
const TEXT = `---
title: Piers
---

<Demo name="Other" />

<Demo height={300} name="Piers" />
`;
const RIGHT = 'export default function Piers(): number {\n  return 3;\n}\n';
const WRONG = "export default function Piers(): number {\n  return 'three';\n}\n";
const ERROR = `Type error: Type 'string' is not assignable to type 'number' (TS2322).`;

const makeSite = (files: Record<string, string>) =>
  createSite({
    'tsconfig.json': OPTIONS,
    'package.json': '{"dependencies": {}}',
    [`${PAGE}/index.mdx`]: TEXT,
    [`${PAGE}/Other.tsx`]: RIGHT,
    ...files,
  });
const check = (siteDir: string) => checkTypes({siteDir, docsDir: 'docs'});
const edit = (siteDir: string, file: string, text: string) =>
  fs.writeFileSync(path.join(siteDir, file), text);

test.each([
  [
    'in a folder of stylings',
    {[`${PAGE}/Piers/css/index.tsx`]: WRONG},
    `${PAGE}/Piers/css/index.tsx:2:3: ${ERROR}`,
  ],
  [
    'in shared data',
    {
      'docs/react-ferries/data/piers.ts': "export const piers: number = 'three';\n",
      [`${PAGE}/Piers.tsx`]: "import {piers} from '../data/piers';\nexport default piers;\n",
    },
    `docs/react-ferries/data/piers.ts:1:14: ${ERROR}`,
  ],
  [
    'in each of several files',
    {[`${PAGE}/Piers.tsx`]: WRONG, [`${PAGE}/Other.tsx`]: WRONG},
    [`${PAGE}/Other.tsx:2:3: ${ERROR}`, `${PAGE}/Piers.tsx:2:3: ${ERROR}`].join('\n'),
  ],
])('a type error is reported with its place %s', async (_, files, line) => {
  await expect(check(makeSite(files))).rejects.toThrow(new Error(line));
});

test('what was fixed passes, and what is broken later does not', async () => {
  const siteDir = makeSite({[`${PAGE}/Piers.tsx`]: WRONG});
  await expect(check(siteDir)).rejects.toThrow(ERROR);
  edit(siteDir, `${PAGE}/Piers.tsx`, RIGHT);
  await check(siteDir);
  edit(siteDir, `${PAGE}/Piers.tsx`, WRONG);
  await expect(check(siteDir)).rejects.toThrow(ERROR);
});

test('files that a type check of the whole project has passed are not checked again', async () => {
  const siteDir = makeSite({[`${PAGE}/Piers.tsx`]: WRONG});
  recordTypes({siteDir, docsDir: 'docs'});
  await check(siteDir);
  edit(siteDir, 'tsconfig.json', OPTIONS.replace('true', 'true, "noUnusedLocals": true'));
  await expect(check(siteDir)).rejects.toThrow(ERROR);
});

test('a demo for one date library is checked apart, also after a type check of the whole project', async () => {
  // Acts like an adapter: each adds the type of its dates to the types that the pickers accept.
  const adapter = (type: string) =>
    `declare global {\n  interface Dates {\n    value: ${type};\n  }\n}\nexport const date: Dates['value'] = `;
  const siteDir = makeSite({
    [`${PAGE}/Piers.tsx`]: `${adapter('string')}'2025-06-14';\n`,
    [`${PAGE}/Piers.luxon.tsx`]: `${adapter('number')}1749859200;\n`,
  });
  await check(siteDir);
  edit(siteDir, `${PAGE}/Piers.luxon.tsx`, `${adapter('number')}'today';\n`);
  recordTypes({siteDir, docsDir: 'docs'});
  await expect(check(siteDir)).rejects.toThrow(`${PAGE}/Piers.luxon.tsx:6:14: ${ERROR}`);
});

test('a demo that is turned to a library is checked in it, and the error has the line of its source', async () => {
  const siteDir = makeSite({
    'package.json': '{"dependencies": {"@mui/x-date-pickers": "8.12.0"}}',
    'node_modules/dayjs/index.d.ts':
      'export interface Dayjs {\n  hour(): number;\n  shout(): string;\n}\nexport default function dayjs(text: string): Dayjs;\n',
    'node_modules/luxon/index.d.ts':
      'export interface DateTime {\n  hour: number;\n}\nexport const DateTime: {fromISO(text: string): DateTime};\n',
    'node_modules/date-fns/index.d.ts': 'export function parseISO(text: string): Date;\n',
    'node_modules/moment/index.d.ts':
      "import dayjs, {type Dayjs as Moment} from 'dayjs';\nexport {Moment};\nexport default dayjs;\n",
    ...Object.fromEntries(
      ['Dayjs', 'DateFns', 'Luxon', 'Moment'].map((name) => [
        `node_modules/@mui/x-date-pickers/Adapter${name}/index.d.ts`,
        `export const Adapter${name}: 1;\n`,
      ]),
    ),
    [`${PAGE}/Piers.tsx`]: `import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';

export const hour: number = dayjs('2025-06-14').hour() + AdapterDayjs;
export default hour;
`,
  });
  await check(siteDir);
  const text = fs.readFileSync(path.join(siteDir, PAGE, 'Piers.tsx'), 'utf8');
  edit(siteDir, `${PAGE}/Piers.tsx`, text.replace('.hour() + AdapterDayjs', '.shout().length'));
  const line = await check(siteDir).catch((error: Error) => error.message);
  expect(line).toMatch(
    /^docs\/react-ferries\/piers\/Piers\.tsx:4: Type error in date-fns: Property 'shout' does not exist on type 'Date' \(TS\d+\)\. Add Piers\.date-fns\.tsx, or mark the demo with `\/\/ Only for Day\.js: <reason>`\.$/,
  );
});
