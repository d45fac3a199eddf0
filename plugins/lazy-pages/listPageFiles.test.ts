import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {listDataFiles, listPageFiles} from './listPageFiles';

const FILES = [
  'charts/index.mdx',
  'charts/roadmap.mdx',
  'charts/Basic.tsx',
  'charts/Basic.luxon.tsx',
  'charts/Styled/css/index.tsx',
  'charts/Styled/css/styles.css',
  'charts/data/rain.ts',
  'data/orders.ts',
  'charts/bars/index.mdx',
  'charts/bars/Bars.tsx',
];

const docs = createSite(Object.fromEntries(FILES.map((file) => [file, ''])));

const named = (files: string[]) => files.map((file) => path.relative(docs, file)).sort();

test.each([
  ['charts/index.mdx', 'charts', FILES.filter((file) => /charts\/(index|Basic|Styled)/.test(file))],
  ['charts/roadmap.mdx', 'charts', ['charts/roadmap.mdx']],
  ['charts/gone/index.mdx', 'charts/gone', ['charts/gone/index.mdx']],
])('the files of %s', (page, folder, files) => {
  expect(named(listPageFiles(path.join(docs, page), path.join(docs, folder)))).toEqual(
    [...files].sort(),
  );
});

test('the data that demos share belongs to no page', () => {
  expect(named(listDataFiles(docs))).toEqual(['charts/data/rain.ts', 'data/orders.ts']);
});
