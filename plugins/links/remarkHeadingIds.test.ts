import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseMdx} from '../../site/mdx/parseMdx';
import {walk} from '../../site/mdx/mdxNodes';
import {remarkHeadingIds} from './remarkHeadingIds';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const DOCS = 'docs/bars/index.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/bars/index.mdx';
const OLD = 'versioned_docs/version-v7/bars/index.mdx';
const OLD_CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/version-v7/bars/index.mdx';

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), text);
}

/** The further ids of each heading of a page. */
function read(source: string, file = DOCS): unknown[] {
  const tree = parseMdx(source);
  remarkHeadingIds({siteDir})(tree, {path: path.join(siteDir, file)});
  const found: unknown[] = [];
  walk(tree, ({type, data}) => {
    if (type === 'heading') {
      found.push((data?.hProperties as {otherIds?: string} | undefined)?.otherIds);
    }
  });
  return found;
}

test('a heading hands on its ids after the first, at every level and inside of callouts', () => {
  expect(
    read(
      '## Size {/* #bar-size #size #width */}\n\n:::info\n\n### Gap {/* #gap #bar-gap */}\n\n:::\n\n## Colors\n',
    ),
  ).toEqual(['size width', 'bar-gap', undefined]);
});

test.each([
  [DOCS, CHINESE],
  [OLD, OLD_CHINESE],
])('the translation of %s answers to all ids of its original', (source, translation) => {
  write(source, '## Bar size {/* #bar-size #size */}\n\n## Colors\n\n## Gap\n');
  expect(
    read('## 尺寸 {/* #bar-size */}\n\n## 颜色 {/* #colors */}\n\n## 间距\n', translation),
  ).toEqual(['size', undefined, undefined]);
  expect(read('## 尺寸 {/* #size */}\n', translation)).toEqual(['bar-size']);
});

test.each([
  ['## Size {/* #size */}\n\n## Gap {/* #gap #size */}\n', 3, 'size'],
  ['## Size\n\n## Gap {/* #gap #size */}\n', 3, 'size'],
  ['## Gap {/* #gap #size */}\n\n## Size\n', 3, 'size'],
  ['## Gap {/* #gap #gap */}\n', 1, 'gap'],
])('an id that is there twice stops the build: %j', (source, line, id) => {
  expect(() => read(source)).toThrow(
    `${DOCS}:${line}: the id "${id}" is on this page twice: take it off one of the headings,`,
  );
});

test('equal words are no fault: Docusaurus gives them a number', () => {
  expect(read('## Size\n\n## Size\n')).toEqual([undefined, undefined]);
});

test('what is no id stops the build with its line', () => {
  expect(() => read('Text.\n\n## Size {/* #bar-size size */}\n')).toThrow(
    `${DOCS}:3: "size" is no id: write them like {/* #bar-size #size */}`,
  );
});
