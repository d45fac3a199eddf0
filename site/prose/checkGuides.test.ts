import fs from 'node:fs';
import path from 'node:path';
import {createSite} from '../demos/fixtures/createSite';
import {formatProblem} from '../problems/problemStore';
import {checkGuides} from './checkGuides';

const check = (siteDir: string, ...named: string[]) =>
  checkGuides(siteDir, named).map(formatProblem);

const ANEW = 'Unsupported wording "anew". Write "again", or "on each render".';

test('every guide is checked, but neither packages nor the generated reference', () => {
  const siteDir = createSite({
    'docs/introduction/index.mdx': 'Made\nanew.',
    'docs/api/charts/bar-chart/index.mdx': 'Made anew.',
    'docs/introduction/_part/index.mdx': 'Made anew.',
    'versioned_docs/version-v7/introduction/index.mdx': 'Made anew.',
    'versioned_docs/version-v7/node_modules/pkg/README.md': 'Made anew.',
  });
  expect(check(siteDir)).toEqual([
    `docs/introduction/index.mdx:2: ${ANEW}`,
    `versioned_docs/version-v7/introduction/index.mdx:1: ${ANEW}`,
  ]);
});

test('pages can be named, as files or folders', () => {
  const siteDir = createSite({'docs/a/index.mdx': 'Anew.', 'docs/b/index.mdx': 'Anew.'});
  expect(check(siteDir, 'docs/a')).toEqual([`docs/a/index.mdx:1: ${ANEW.replace('"a', '"A')}`]);
  expect(check(siteDir, 'docs/b/index.mdx')).toHaveLength(1);
  expect(() => check(siteDir, 'docs/c')).toThrow('File not found: docs/c.');
});

test('a page that is not MDX is named with its line, and the others are checked', () => {
  const siteDir = createSite({
    'docs/a/index.mdx': 'Text.\n\nA < b {\n',
    'docs/b/index.mdx': 'Anew.',
  });
  expect(check(siteDir)).toEqual([
    expect.stringMatching(/^docs\/a\/index\.mdx:3: A brace starts a JavaScript expression\./),
    expect.stringMatching(/^docs\/b\/index\.mdx:1: /),
  ]);
});

test('the cached result of a page is used until the page changes', () => {
  const siteDir = createSite({'docs/a/index.mdx': 'Anew.'});
  expect(check(siteDir)).toHaveLength(1);
  expect(check(siteDir)).toHaveLength(1);
  fs.writeFileSync(path.join(siteDir, 'docs/a/index.mdx'), 'Again.');
  expect(check(siteDir)).toEqual([]);
});
