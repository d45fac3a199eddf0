import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {parseMdx} from '../../site/mdx/parseMdx';
import {walk} from '../../site/mdx/mdxNodes';
import {remarkHeadingIds} from './remarkHeadingIds';

const DOCS = 'docs/bars/index.mdx';
const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/current/bars/index.mdx';
const OLD = 'versioned_docs/version-v7/bars/index.mdx';
const OLD_CHINESE = 'i18n/zh/docusaurus-plugin-content-docs/version-v7/bars/index.mdx';

/** Returns the additional ids of each heading of a page, next to the files of a site. */
function read(source: string, file = DOCS, files: Record<string, string> = {}): unknown[] {
  const siteDir = createSite(files);
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
  const callout = ':::info\n\n### Gap {/* #gap #bar-gap */}\n\n:::';
  const text = `## Size {/* #bar-size #size #width */}\n\n${callout}\n\n## Colors\n`;
  expect(read(text)).toEqual(['size width', 'bar-gap', undefined]);
});

test.each([
  [DOCS, CHINESE],
  [OLD, OLD_CHINESE],
])('the translation of %s answers to all ids of its original', (source, translation) => {
  const files = {[source]: '## Bar size {/* #bar-size #size */}\n\n## Colors\n\n## Gap\n'};
  const text = '## 尺寸 {/* #bar-size */}\n\n## 颜色 {/* #colors */}\n\n## 间距\n';
  expect(read(text, translation, files)).toEqual(['size', undefined, undefined]);
  expect(read('## 尺寸 {/* #size */}\n', translation, files)).toEqual(['bar-size']);
});

test.each([
  ['## Size {/* #size */}\n\n## Gap {/* #gap #size */}\n', 3, 'Duplicate heading id "size".'],
  ['## Gap {/* #gap #size */}\n\n## Size\n', 3, 'Duplicate heading id "size".'],
  ['## Gap {/* #gap #gap */}\n', 1, 'Duplicate heading id "gap".'],
  ['Text.\n\n## Size {/* #a size */}\n', 3, 'Invalid heading id "size".'],
])('stops the build with the line: %j', (source, line, message) => {
  expect(() => read(source)).toThrow(`${DOCS}:${line}: ${message}`);
});

test('headings with equal text are accepted, because Docusaurus numbers their IDs', () => {
  expect(read('## Size\n\n## Size\n')).toEqual([undefined, undefined]);
});
