import {compileToJs} from './compileToJs';

// Prettier is an ES module that Jest can't load. Tests of the built site cover the formatting.
jest.mock('prettier', () => ({format: async (code: string) => code}));

/** Removes what Prettier would change: spaces, and repeated empty lines. */
const unformat = (code: string) =>
  code
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?([,;{}]|$) ?/gm, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

it('drops types and keeps JSX, comments and modern syntax', async () => {
  const js = await compileToJs(
    `import type {Row} from './types';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
export default function Basic({rows = []}: {rows?: Row[]}) {
  return <DataGrid<Row> rows={rows as Row[]} columns={columns!} />;
}
// #endregion
`,
    'Basic.tsx',
  );
  expect(js.trim()).toBe(`import {DataGrid,} from '@mui/x-data-grid';

// #region preview
export default function Basic({rows = []}) {
  return <DataGrid rows={rows } columns={columns} />;
}
// #endregion`);
});

// The text between ‹ and › must be removed.
it.each([
  [
    'a type, an interface, and what their members are',
    `‹/** A row. */
export interface Row {
  /** Its ID. */
  id: number; // unique
} // end of the row

// By name.
// Or by ID.
type Key = keyof Row; /* or */ // both

›/** All rows. */
export const rows = []; // none yet`,
  ],
  [
    'a doc comment, in spite of a blank line',
    `import * as React from 'react';

‹/** Free places. */

type Places = number;
›const a = <b />;`,
  ],
  [
    'imports and exports of types, among others too',
    `‹// Types first.
import type {A} from 'a';
// Only types.
import {type B, C} from 'b';
›import D, {
‹  type E, // the type
  // Unused as a value.
  F,
›  g, // the value
‹  type H,
›} from 'd';
‹// Passed on.
export type {I} from 'i';
// Passed on, too.
export {type J, type K} from 'j';
›
// Called.
export const l = (a‹: A›, b‹: B›, c‹: C›, f‹: F›, h‹: H›)‹: E› => g(D, a, b, c, f, h);`,
  ],
  [
    'signatures without a body, and what is declared elsewhere',
    `‹// Set by the page.
declare const page: string;
// Adds a field.
declare module 'x' {
  interface Y {} // here
}

/** Of a text. */
export function size(value: string): number;
/** Of a list. */
export function size(value: string[]): number; // its length
›/** Of either. */
export function size(value‹: {length: number}›)‹: number› {
  return value.length;
}
class Z {
‹  // Any name.
  [name: string]: unknown;
  /** From the base. */
  declare base: string;
  /** One. */
  m(a: string): void;
›  /** Both. */
  m(a‹: unknown›)‹: void› {} // kept
}`,
  ],
  [
    'types within code',
    `// The theme.
const theme = {
  a: 1, // first
  // The library lacks it.
}‹ as Theme›; // typed
class C
‹  // Like D.
›  ‹implements D ›{}`,
  ],
  [
    'notes for TypeScript and its linter',
    `‹/// <reference types="node" />
// @ts-nocheck
/* eslint-disable @typescript-eslint/no-explicit-any */
›// Why it is so.
‹// @ts-expect-error: the types
// lack it
›run();
// eslint-disable-next-line ‹@typescript-eslint/ban-types, ›no-console -- wanted
console.log(1);‹ // @ts-ignore›
const a = (
  <p>
‹    {/* @ts-expect-error */}
›    {/* Kept. */}
    // text
  </p>
);`,
  ],
  [
    'a section of types, and no other',
    `// The data of a shop.

‹// Types

type A = string;

interface B {}

›// Rows

‹type C = string;
›const c‹: C› = '';`,
  ],
  ['a whole file of types', `‹// The types of the page.\n\n/** A. */\nexport type A = 1;\n›`],
  [
    'types next to the markers of a preview',
    `import * as React from 'react';

// #region preview
‹/** The props. */
type Props = {};

›export default (props‹: Props›) => <b />;
‹
/** The rest. */
type Rest = {};
›// #endregion`,
  ],
])('drops the comments of %s', async (_, code) => {
  const js = await compileToJs(code.replaceAll(/[‹›]/g, ''), 'Demo.tsx');
  expect(unformat(js)).toBe(unformat(code.replaceAll(/‹[^›]*›/g, '')));
});

it('renames the file of a worker', async () => {
  const js = await compileToJs(
    "const worker = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});",
    'Demo.tsx',
  );
  expect(js).toContain("new URL('./worker.js', import.meta.url)");
});
