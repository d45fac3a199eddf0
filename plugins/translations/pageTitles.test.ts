import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {languageOfFile, readPageTitles} from './readPageTitles';
import {createFrontMatterParser} from './translateTitle';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'titles-'));
beforeAll(() => {
  fs.mkdirSync(path.join(siteDir, 'i18n'));
  const write = (name: string, content: unknown) =>
    fs.writeFileSync(path.join(siteDir, 'i18n', name), JSON.stringify(content));
  write('page-titles.json', {pages: {'/x/old': 'New'}, titles: {}});
  write('page-titles-zh.json', {
    pages: {'/x/react-charts': '概览', '/x/react-charts/bars': '柱状图'},
    titles: {'/x/react-charts': '图表概览'},
  });
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

test.each([
  ['page-titles.json', 'en'],
  ['page-titles-zh.json', 'zh'],
  ['page-titles-ZH.json', 'en'],
  ['page-titles-chi.json', 'en'],
])('%s is a catalogue in %s', (name, language) => {
  expect(languageOfFile(name)).toBe(language);
});

test('a language without a catalogue has no titles', () => {
  expect(readPageTitles(siteDir, 'fr')).toEqual({pages: {}, titles: {}});
});

describe('the title of a page', () => {
  const parse = async (language: string, file: string, frontMatter: Record<string, unknown>) => {
    const {frontMatter: read} = await createFrontMatterParser(
      siteDir,
      language,
    )({
      filePath: path.join(siteDir, file),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: ''}),
    });
    return read;
  };

  test.each([
    ['in Chinese', 'zh', 'docs/react-charts/bars/index.mdx', 'Bars', '柱状图'],
    [
      'in Chinese, where the page says more than its row',
      'zh',
      'docs/react-charts/index.mdx',
      'Charts overview',
      '图表概览',
    ],
    [
      'of an older version',
      'zh',
      'versioned_docs/version-v7/react-charts/bars.mdx',
      'Bars',
      '柱状图',
    ],
    ['without an entry', 'zh', 'docs/react-charts/pie/index.mdx', 'Pie', 'Pie'],
    [
      'of a page that is translated itself',
      'zh',
      'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
      '条形图',
      '条形图',
    ],
    ['in English', 'en', 'docs/react-charts/bars/index.mdx', 'Bars', 'Bars'],
    ['in English, with an entry', 'en', 'docs/old.mdx', 'Old', 'New'],
  ])('%s', async (_, language, file, title, expected) => {
    expect(await parse(language, file, {title, plan: 'pro'})).toEqual({
      title: expected,
      plan: 'pro',
      ...(language !== 'en' && !file.startsWith('i18n/') && {lang: 'en'}),
    });
  });

  test('a page without a title gets none', async () => {
    expect(await parse('zh', 'docs/react-charts/bars/index.mdx', {})).toEqual({lang: 'en'});
  });
});

describe("this site's page tree in Chinese", () => {
  const root = path.resolve(__dirname, '../..');
  const {pages, titles} = readPageTitles(root, 'zh');

  interface Item {
    type: string;
    label: string;
    key?: string;
    items?: Item[];
  }

  /** What stands in the tree, as the catalogue knows it. Names of components are the same in every language. */
  function listKeys(items: readonly Item[]): string[] {
    return items.flatMap(({type, label, key = '', items: inside = []}) => {
      const isApiPage = /^api\/[^/]+\/.+/.test(key);
      return [
        ...(isApiPage
          ? []
          : [type === 'category' || (type === 'link' && !key.includes('#')) ? label : `/x/${key}`]),
        ...listKeys(inside),
      ];
    });
  }

  test('every row has a title', async () => {
    const {default: sidebars} = await import('../../sidebars');
    const keys = listKeys((sidebars as unknown as {docs: Item[]}).docs);
    // The tree was read at all.
    expect(keys).toContain('/x/introduction');
    const missing = keys.filter((key) => !pages[key]);
    expect(
      missing.map((key) => `i18n/page-titles-zh.json: pages has no "${key}"; add it.`),
    ).toEqual([]);
  });

  test('what a page calls itself belongs to a row', () => {
    const strays = Object.keys(titles).filter((key) => !pages[key]);
    expect(
      strays.map((key) => `i18n/page-titles-zh.json: titles has "${key}", pages has not.`),
    ).toEqual([]);
  });
});
