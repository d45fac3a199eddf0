import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checkGuides} from './checkGuides';

let siteDir = '';

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true, force: true});
});

function write(file: string, content: string): void {
  const absolute = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(absolute), {recursive: true});
  fs.writeFileSync(absolute, content);
}

const check = (...named: string[]) =>
  checkGuides(siteDir, named, path.join(siteDir, '.cache/prose.json'));

const ANEW = '"anew": write "again", or "on each render"';

test('every guide is checked, but neither packages nor the generated reference', () => {
  write('docs/introduction/index.mdx', 'Made\nanew.');
  write('docs/api/charts/bar-chart/index.mdx', 'Made anew.');
  write('docs/introduction/_part/index.mdx', 'Made anew.');
  write('versioned_docs/version-v7/introduction/index.mdx', 'Made anew.');
  write('versioned_docs/version-v7/node_modules/pkg/README.md', 'Made anew.');
  expect(check()).toEqual([
    `docs/introduction/index.mdx:2: ${ANEW}`,
    `versioned_docs/version-v7/introduction/index.mdx:1: ${ANEW}`,
  ]);
});

test('pages can be named, as files or folders', () => {
  write('docs/a/index.mdx', 'Anew.');
  write('docs/b/index.mdx', 'Anew.');
  expect(check('docs/a')).toEqual([`docs/a/index.mdx:1: ${ANEW.replace('anew', 'Anew')}`]);
  expect(check('docs/b/index.mdx')).toHaveLength(1);
  expect(() => check('docs/c')).toThrow('There is no docs/c');
});

test('a page that is not MDX is named with its line, and the others are checked', () => {
  write('docs/a/index.mdx', 'Text.\n\nA < b {\n');
  write('docs/b/index.mdx', 'Anew.');
  const [first, second] = check();
  expect(first).toMatch(/^docs\/a\/index\.mdx:3: A brace starts a JavaScript expression\./);
  expect(second).toMatch(/^docs\/b\/index\.mdx:1: /);
});

test('what is remembered of a page ends when it changes', () => {
  write('docs/a/index.mdx', 'Anew.');
  expect(check()).toHaveLength(1);
  expect(check()).toHaveLength(1);
  write('docs/a/index.mdx', 'Again.');
  expect(check()).toEqual([]);
});
