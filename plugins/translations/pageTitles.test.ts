import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {findCatalog, readPageTitles} from '../../site/pages/readPageTitles';
import {listProblems} from '../../site/problems/problemStore';
import {checkTitles, type TitleCheck} from '../../site/sidebar/checkTitles';
import {createFrontMatterParser, translateTitle} from '../../site/pages/translateTitle';

const siteDir = createSite({
  'i18n/page-titles.json': JSON.stringify({pages: {'/x/old': 'New'}, titles: {}}),
  'i18n/page-titles-pt-BR.json': '{}',
  'i18n/page-titles-zh.json': JSON.stringify({
    pages: {'/x/react-charts': '概览', '/x/react-charts/bars': '柱状图'},
    titles: {'/x/react-charts': '图表概览'},
  }),
});

test.each([
  ['en', 'i18n/page-titles.json'],
  ['zh', 'i18n/page-titles-zh.json'],
  ['pt-BR', 'i18n/page-titles-pt-BR.json'],
  ['pt', undefined],
])('the catalog in %s is %s', (language, file) => {
  expect(findCatalog(siteDir, language)).toBe(file);
});

test('a language without a catalog has no titles, and a page that is not written yet has one', () => {
  const none = {pages: {}, titles: {}, unwritten: {}};
  expect(readPageTitles(siteDir, 'fr')).toEqual(none);
  expect(translateTitle({...none, unwritten: {'/x/a': '以后'}}, '/x/a', 'Later')).toBe('以后');
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
    ['zh', 'docs/react-charts/bars/index.mdx', 'Bars', '柱状图'],
    // The page title is longer than its sidebar item.
    ['zh', 'docs/react-charts/index.mdx', 'Charts overview', '图表概览'],
    ['zh', 'versioned_docs/version-v7/react-charts/bars.mdx', 'Bars', '柱状图'],
    ['zh', 'docs/react-charts/pie/index.mdx', 'Pie', 'Pie'],
    // The page itself is translated.
    [
      'zh',
      'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
      '条形图',
      '条形图',
    ],
    ['en', 'docs/react-charts/bars/index.mdx', 'Bars', 'Bars'],
    ['en', 'docs/old.mdx', 'Old', 'New'],
  ])('in %s, %s with the title %s is %s', async (language, file, title, expected) => {
    expect(await parse(language, file, {title, plan: 'pro'})).toEqual({
      title: expected,
      plan: 'pro',
      ...(language !== 'en' && !file.startsWith('i18n/') && {lang: 'en'}),
    });
  });
});

describe('titles and the sidebar', () => {
  const catalog = {
    pages: {'/x/bars': '柱状图', Charts: '图表'},
    titles: {'/x/bars': '柱状图概览'},
    unwritten: {'/x/later': '以后'},
  };
  const base = {file: 'i18n/page-titles-zh.json', catalog, rows: ['Charts', '/x/bars']};

  test.each<[Partial<TitleCheck>, string[]]>([
    [{}, []],
    [{rows: [...base.rows, '/x/later']}, []],
    [{rows: [...base.rows, '/x/pie']}, ['Missing "/x/pie" in "pages".']],
    [{rows: ['Charts']}, ['"/x/bars" in "pages" isn\'t a sidebar item.']],
    [{rows: ['Charts'], olderKeys: ['/x/bars']}, []],
    [
      {catalog: {...catalog, titles: {'/x/gone': '没有'}}},
      ['"/x/gone" in "titles" isn\'t in "pages".'],
    ],
    [
      {
        catalog: {...catalog, pages: {...catalog.pages, '/x/pie': '柱状图概览'}},
        rows: [...base.rows, '/x/pie'],
      },
      ['"/x/pie" has the title of another page.'],
    ],
    [
      {catalog: {...catalog, unwritten: {Charts: '图表'}}},
      ['"Charts" in "unwritten" is also in "pages".'],
    ],
  ])('%j has the problems %j', (overrides, messages) => {
    expect(checkTitles({...base, ...overrides})).toMatchObject(
      messages.map((message) => ({file: 'i18n/page-titles-zh.json', message})),
    );
  });

  /** Returns the sidebar of this site in that language; reports invalid titles. */
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
    expect(listProblems()).toEqual([]);
  });
});
