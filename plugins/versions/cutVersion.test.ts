import fs from 'node:fs';
import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {cutVersion} from './cutVersion';
import {readCatalog} from '../../site/api/readCatalog';
import {readDocsVersion} from '../../site/versions/docsVersion';

let site: string;
const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(site, file), 'utf8'));

const page = (label: string) => [
  {type: 'doc' as const, id: 'bars/index', label, key: 'bars'},
  {
    type: 'category' as const,
    label: 'More',
    key: 'more',
    items: [],
    collapsible: true,
    collapsed: true,
  },
];
const input = {
  sidebars: {docs: page('Bars')},
  translated: {zh: {docs: page('柱状图')}},
  catalog: [],
};

beforeEach(() => {
  site = createSite({
    'docs/bars/index.mdx': '# Bars',
    'docs/api/charts/bar-chart.mdx': '# generated',
    'versions.json': '["v7"]',
    'package.json': JSON.stringify({
      license: 'MIT',
      workspaces: ['versioned_docs/version-v7'],
      dependencies: {'@mui/x-data-grid': '8.12.1', '@docusaurus/core': '3.10.2'},
    }),
    'node_modules/@mui/x-data-grid/package.json': '{"version": "8.12.1"}',
  });
});

test('a version is cut with its pages, its tree, its packages and its place among the versions', () => {
  cutVersion(site, 'v8', input);
  expect(fs.existsSync(path.join(site, 'versioned_docs/version-v8/bars/index.mdx'))).toBe(true);
  expect(fs.existsSync(path.join(site, 'versioned_docs/version-v8/api'))).toBe(false);
  expect(read('versioned_docs/version-v8/package.json')).toMatchObject({
    version: '8.12.1',
    dependencies: {'@mui/x-data-grid': '8.12.1'},
  });
  expect(read('versioned_sidebars/version-v8-sidebars.json')).toEqual(input.sidebars);
  expect(read('i18n/zh/docusaurus-plugin-content-docs/version-v8.json')).toEqual({
    'sidebar.docs.doc.bars': {message: '柱状图'},
  });
  expect(read('versions.json')).toEqual(['v8', 'v7']);
  expect(read('package.json')).toMatchObject({
    workspaces: ['versioned_docs/version-v8', 'versioned_docs/version-v7'],
  });
  expect(readDocsVersion(site, 'v8', 'https://mui.com')).toMatchObject({
    version: '8.12.1',
    url: 'https://v8.mui.com',
  });
  expect(readCatalog(site, 'versioned_docs/version-v8')).toEqual([]);
});

test.each([
  [undefined, 'Missing or invalid major. Usage: npm run version:cut -- v8'],
  ['8.12', 'Missing or invalid major. Usage: npm run version:cut -- v8'],
  ['v7', 'v7 already exists. versions.json lists v7.'],
])('%s is refused, and nothing is written', (name, message) => {
  expect(() => cutVersion(site, name, input)).toThrow(message);
  expect(fs.existsSync(path.join(site, 'versioned_sidebars'))).toBe(false);
});
