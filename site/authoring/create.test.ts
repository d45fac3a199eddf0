import {createSite} from '../demos/fixtures/createSite';
import {markPreview} from '../demos/markPreview';
import {checkPage} from '../prose/checkPage';
import {findSyntaxError} from '../mdx/parseFence';
import {validateFrontMatter} from '../mdx/frontMatter';
import {readMdx} from '../mdx/readMdx';
import {applyChanges} from './changes';
import {createDemo} from './createDemo';
import {createPage} from './createPage';

const SIDEBARS = `const sidebars = {
  docs: pageTree([
    group('Charts', [
      page('react-charts', 'Overview'),
      subheader('Bars', [
        page('react-charts/bars', 'Bars'),
        page('react-charts/bars/stacking', 'Stacking', {
          plan: 'pro',
        }),
      ]),
      page('react-charts/lines', 'Lines'),
      page('react-charts/#planned', 'Planned', {planned: true}),
    ]),
  ]),
};
`;

const TITLES = {
  pages: {'/x/react-charts/bars': '柱状图', '/x/react-charts/lines': '折线图'},
  titles: {},
  unwritten: {'/x/react-charts/pie': '饼图'},
};

const BARS = `---
title: Bars
---

Text.

## Size {/* #bar-size #size */}

Size.

## Gap

Gap.
`;

const site = () =>
  createSite({
    'sidebars.ts': SIDEBARS,
    'i18n/page-titles-zh.json': JSON.stringify(TITLES),
    'docs/react-charts/bars/index.mdx': BARS,
    'docs/react-data-grid/index.mdx': 'x',
    'docs/react-date-pickers/index.mdx': 'x',
    'docs/react-tree-view/index.mdx': 'x',
    'docs/guides/index.mdx': 'x',
  });

describe('new:page', () => {
  test('writes a page without a heading, which passes all checks', () => {
    const {texts} = createPage(site(), ['react-charts/pie', 'Pie: slices']);
    const text = texts.get('docs/react-charts/pie/index.mdx')!;
    const page = readMdx(text);
    expect(page.frontMatter.title).toBe('Pie: slices');
    expect(page.headings.filter(({depth}) => depth === 1)).toEqual([]);
    expect(validateFrontMatter('/site', 'page', page.frontMatter)).toEqual([]);
    expect(checkPage(text, 'docs/react-charts/pie/index.mdx')).toEqual([]);
  });

  test.each([
    [
      'below the page with most folders in common',
      'react-charts/bars/gap',
      `        page('react-charts/bars/stacking', 'Stacking', {
          plan: 'pro',
        }),
        page('react-charts/bars/gap', 'Reader\\'s gap'),
`,
      10,
    ],
    [
      'below the last page of its product',
      'react-charts/pie',
      `      page('react-charts/lines', 'Lines'),
      page('react-charts/pie', 'Reader\\'s gap'),
`,
      12,
    ],
  ])('writes its row into the sidebar, %s', (_, page, rows, line) => {
    const {texts, notes} = createPage(site(), [page, "Reader's gap"]);
    expect(texts.get('sidebars.ts')).toContain(rows);
    expect(notes[0]).toBe(`sidebars.ts:${line}: Move the line to its position in the sidebar.`);
  });

  test('writes the title in Chinese, or the English one with a note, and removes a title that was prepared', () => {
    const create = (...args: string[]) => {
      const {texts, notes} = createPage(site(), ['react-charts/pie', 'Pie', ...args]);
      const titles = JSON.parse(texts.get('i18n/page-titles-zh.json')!) as unknown;
      return {titles, notes: notes.slice(1)};
    };
    const titled = (title: string) => ({
      pages: {...TITLES.pages, '/x/react-charts/pie': title},
      titles: {},
      unwritten: {},
    });
    expect(create('zh=饼')).toEqual({titles: titled('饼'), notes: []});
    const note = 'i18n/page-titles-zh.json: Translate the title of "/x/react-charts/pie".';
    expect(create()).toEqual({titles: titled('Pie'), notes: [note]});
  });

  test.each([
    [['react-charts/pie'], /Usage: npm run new:page -- react-charts/],
    [['data-grid/foo', 'Foo'], 'Folder not found: docs/data-grid. Use react-data-grid/foo.'],
    [['react-chart/foo', 'Foo'], 'Folder not found: docs/react-chart. Use react-charts/foo.'],
    [['elsewhere/foo', 'Foo'], /^Folder not found: docs\/elsewhere\. Use one of guides, react-c/],
    [['../src', 'Foo'], /^Invalid arguments\. Usage: /],
    [['react-charts/bars', 'Bars'], /already exists\./],
    [['react-charts/pie', 'x'.repeat(71)], /at most 70 characters long, not 71\.$/],
    [['react-charts/pie', 'Pie', 'xx=…'], /^Invalid title argument "xx=…"\./],
  ])('refuses %j', (args, message) => {
    expect(() => createPage(site(), args)).toThrow(message);
  });
});

describe('new:demo', () => {
  const PAGE = 'docs/react-charts/bars/index.mdx';

  test.each([
    ['the page', [], `${BARS}\n<Demo name="StackedBars" height={300} />\n`],
    ...['#size', '#bar-size'].map((section): [string, string[], string] => [
      `the section ${section}`,
      [section],
      BARS.replace('Size.\n', 'Size.\n\n<Demo name="StackedBars" height={300} />\n'),
    ]),
  ])('writes one file with a preview, and shows it at the end of %s', (_, where, text) => {
    const {texts} = createDemo(site(), ['react-charts/bars', 'StackedBars', ...where]);
    const code = texts.get('docs/react-charts/bars/StackedBars.tsx')!;
    expect(markPreview(code, '').preview).toHaveLength(2);
    expect(code).toContain('export default function StackedBars()');
    expect(texts.get(PAGE)).toBe(text);
  });

  test('writes a folder for each styling when asked to', () => {
    const {texts} = createDemo(site(), ['react-charts/bars', 'StackedBars', 'stylings']);
    expect([...texts.keys()].filter((file) => file !== PAGE)).toEqual(
      ['system/index.tsx', 'css/index.tsx', 'css/styles.css', 'tailwind/index.tsx'].map(
        (file) => `docs/react-charts/bars/StackedBars/${file}`,
      ),
    );
  });

  test.each([
    'react-charts/bars',
    'react-data-grid',
    'react-date-pickers',
    'react-tree-view',
    'guides',
  ])('starts %s from code that can be read', (page) => {
    const {texts} = createDemo(site(), [page, 'First']);
    expect(findSyntaxError('tsx', texts.get(`docs/${page}/First.tsx`)!)).toBeUndefined();
  });

  test.each([
    ['a missing name', ['react-charts/bars'], 'npm run new:demo -- react-charts/bars StackedBars'],
    ['a name in another case', ['react-charts/bars', 'stackedBars'], 'Pascal case'],
    ['a page that is not there', ['react-charts/lines', 'X'], 'npm run new:page'],
    ['a path that leaves docs', ['../src', 'X'], 'Usage: npm run new:demo'],
    ['a word that means nothing', ['react-charts/bars', 'X', 'styled'], 'Usage: npm run new:demo'],
    [
      'an unknown section',
      ['react-charts/bars', 'X', '#sise'],
      `${PAGE}: Unknown section "#sise". `,
    ],
  ])('refuses %s', (_, args, message) => {
    expect(() => createDemo(site(), args)).toThrow(message);
  });

  test('refuses a name that is taken', () => {
    const siteDir = site();
    applyChanges(siteDir, createDemo(siteDir, ['react-charts/bars', 'Taken']));
    expect(() => createDemo(siteDir, ['react-charts/bars', 'Taken'])).toThrow('already');
  });
});
