import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {MdxNode} from '../mdx/mdxNodes';
import {countClaims, remarkClaims} from './remarkClaims';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'claims-'));
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** Returns the Markdown tree of a page after the plugin, without its own content. */
function transform(page: string, tests?: string): MdxNode[] {
  const file = path.join(siteDir, page);
  const source = path.join(siteDir, 'docs/react-charts/bars');
  fs.rmSync(source, {recursive: true, force: true});
  fs.mkdirSync(source, {recursive: true});
  if (tests !== undefined) {
    fs.writeFileSync(path.join(source, 'Claims.test.tsx'), tests);
  }
  const tree: MdxNode = {type: 'root', children: []};
  remarkClaims({siteDir, repoUrl: 'https://git.example/repo', version: '8.12.1'})(tree, {
    path: file,
  });
  return tree.children!;
}

it.each([
  'docs/react-charts/bars/index.mdx',
  'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
])('ends %s with the number of its tested statements', (page) => {
  const [line] = transform(page, "it('a', () => {});\n\ntest('b', () => {});\n");
  const [link] = line!.children!;
  expect(link).toMatchObject({
    type: 'link',
    url: 'https://git.example/repo/blob/v8.12.1/docs/react-charts/bars/Claims.test.tsx',
    children: [{value: '2 statements on this page are tested with MUI X 8.12.1.'}],
  });
});

it('adds nothing to a page without tests', () => {
  expect(transform('docs/react-charts/bars/index.mdx')).toEqual([]);
  expect(transform('docs/react-charts/bars/index.mdx', 'export {};\n')).toEqual([]);
});

it('counts a table of cases once, and no helpers', () => {
  expect(
    countClaims("it.each([1, 2])('a', () => {});\nconst item = 1;\ntestTree();\n  it('b');\n"),
  ).toBe(2);
});
