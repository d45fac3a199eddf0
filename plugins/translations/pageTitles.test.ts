import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findCatalogue, readPageTitles} from '../../site/pages/readPageTitles';
import {checkTitles, type TitleCheck} from '../../site/sidebar/checkTitles';
import {createFrontMatterParser, translateTitle} from '../../site/pages/translateTitle';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'titles-'));
beforeAll(() => {
  fs.mkdirSync(path.join(siteDir, 'i18n'));
  const write = (name: string, content: unknown) =>
    fs.writeFileSync(path.join(siteDir, 'i18n', name), JSON.stringify(content));
  write('page-titles.json', {pages: {'/x/old': 'New'}, titles: {}});
  write('page-titles-pt-BR.json', {});
  write('page-titles-zh.json', {
    pages: {'/x/react-charts': '概览', '/x/react-charts/bars': '柱状图'},
    titles: {'/x/react-charts': '图表概览'},
  });
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

test.each([
  ['en', 'i18n/page-titles.json'],
  ['zh', 'i18n/page-titles-zh.json'],
  ['pt-BR', 'i18n/page-titles-pt-BR.json'],
  ['pt', undefined],
])('the catalogue in %s is %s', (language, file) => {
  expect(findCatalogue(siteDir, language)).toBe(file);
});

test('a language without a catalogue has no titles', () => {
  expect(readPageTitles(siteDir, 'fr')).toEqual({pages: {}, titles: {}, unwritten: {}});
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

test('a row whose page is not written yet has its title as well', async () => {
  expect(
    translateTitle({pages: {}, titles: {}, unwritten: {'/x/later': '以后'}}, '/x/later', 'Later'),
  ).toBe('以后');
});

describe('titles and the sidebar', () => {
  const catalogue = {
    pages: {'/x/bars': '柱状图', Charts: '图表'},
    titles: {'/x/bars': '柱状图概览'},
    unwritten: {'/x/later': '以后'},
  };
  const base = {file: 'i18n/page-titles-zh.json', catalogue, rows: ['Charts', '/x/bars']};

  test.each<[string, Partial<TitleCheck>, string[]]>([
    ['all is well', {}, []],
    ['a page is written at last', {rows: [...base.rows, '/x/later']}, []],
    [
      'a row without a title',
      {rows: [...base.rows, '/x/pie']},
      ['i18n/page-titles-zh.json: pages has no "/x/pie", a row of the sidebar; add its title.'],
    ],
    [
      'a title without a row',
      {rows: ['Charts']},
      ['i18n/page-titles-zh.json: pages has "/x/bars", which no row of the sidebar is; remove it.'],
    ],
    ['a row that an older version still has', {rows: ['Charts'], olderRows: ['/x/bars']}, []],
    [
      'what a page calls itself, of no page',
      {catalogue: {...catalogue, titles: {'/x/gone': '没有'}}},
      ['i18n/page-titles-zh.json: titles has "/x/gone", which pages has not; remove it.'],
    ],
    [
      'a title in two places',
      {catalogue: {...catalogue, unwritten: {Charts: '图表'}}},
      ['i18n/page-titles-zh.json: unwritten has "Charts", which pages has too; remove it.'],
    ],
  ])('%s', (_, given, faults) => {
    expect(checkTitles({...base, ...given})).toEqual(faults);
  });

  /** The sidebar of this site as a build in that language has it; making it stops at titles that are wrong. */
  const readTree = (language: string) => {
    process.env.DOCUSAURUS_CURRENT_LOCALE = language;
    let tree: unknown;
    jest.isolateModules(() => {
      tree = jest.requireActual<{default: unknown}>('../../sidebars').default;
    });
    return JSON.stringify(tree);
  };
  afterEach(() => {
    delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  });

  test("this site's tree has its titles in both languages", () => {
    expect(readTree('en')).toContain('"label":"Introduction"');
    expect(readTree('zh')).toContain('"label":"简介"');
  });
});
