import fs from 'node:fs';
import path from 'node:path';
import {readStatus} from '../../plugins/translations/readStatus';
import type {Page} from '@playwright/test';
import {axeViolations, CHINESE, expect, isFullRun, openPage, overflow, test} from './harness';
import {buildFolder} from './harness/builds';
import {CACHE, ROOT} from './harness/paths';

const addressOf = ({source, page}: {source: string; page: string}) =>
  `${source === 'docs' ? 'x/' : ''}${page.replace(/(^|\/)index\.mdx?$|\.mdx?$/, '')}/`;
const fileOf = (address: string) => path.join(buildFolder(CHINESE), address, 'index.html');
const read = (address: string) => fs.readFileSync(fileOf(address), 'utf8');
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

const NOTICE = /class="?[^">]*\btranslation-notice\b/g;
const ENGLISH_BLOCK = /<(?:p|h2|ul|ol|table|blockquote)\b[^>]*\slang="?en\b/g;

/** The sources of the pages that are built in Chinese: all of them, or a dozen. */
const sources = isFullRun ? ROOT : path.join(CACHE, 'fixture-site');
/** Of all languages that are built; the fixtures have Arabic too, into which nothing is translated. */
const listed = readStatus(sources, isFullRun ? undefined : ['zh', 'ar']);
const pages = listed.filter(({language}) => language === 'zh');
const inState = (state: string) => pages.filter((page) => page.state === state).map(addressOf);

test('a page that is not translated says so once, and that its words are English', () => {
  expect(inState('missing')).not.toEqual([]);
  const wrong = inState('missing').filter((address) => {
    const html = read(`zh/${address}`);
    return count(html, NOTICE) !== 1 || count(html, ENGLISH_BLOCK) === 0;
  });
  expect(wrong).toEqual([]);
});

test('a page that is translated and up to date says nothing of the kind', () => {
  const translated = inState('up to date');
  const wrong = translated.filter((address) => {
    const html = read(`zh/${address}`);
    return count(html, NOTICE) > 0 || count(html, ENGLISH_BLOCK) > 0;
  });
  expect(wrong).toEqual([]);
});

test('nothing is said in English', () => {
  const wrong = [...inState('missing'), ...inState('up to date')].filter((address) =>
    /translation-notice| lang="?en"?[ >][^<]*<\/p>/.test(read(address)),
  );
  expect(wrong).toEqual([]);
});

test('a page outside the docs is one of them', () => {
  expect(inState('up to date')).toContain('x/privacy/');
});

test('a translated page runs the demos of the English one', async () => {
  const page = await openPage('/zh/x/react-data-grid/quickstart/', {build: CHINESE});
  expect(await page.locator('main h1').innerText()).toBe('数据表格快速入门');
  const demo = page.locator('[data-demo="FirstGrid"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('grid').waitFor();
});

test('the header names the product in the language of the page', () => {
  for (const [address, name] of [
    ['zh/x/introduction/', 'MUI X'],
    ['zh/x/react-data-grid/quickstart/', '数据表格'],
    ['zh/x/react-date-pickers/quickstart/', '日期和时间选择器'],
    ['zh/x/react-charts/quickstart/', '图表'],
    ['zh/x/react-tree-view/quickstart/', '树视图'],
  ] as const) {
    const header = /<header\b[^]*?<\/header>/.exec(read(address))![0];
    expect(/popovertarget="?product-panel[^]*?<\/button>/.exec(header)![0]).toContain(name);
  }
});

/** The language that the words of each block are said to be in. */
const languagesOf = (page: Page, blocks: string) =>
  page
    .locator(blocks)
    .evaluateAll((found) =>
      found.map((block) => block.closest('[lang]')?.getAttribute('lang') ?? 'none'),
    );

test.describe('a translation that is behind', () => {
  let page: Page;

  test.beforeAll(async () => {
    page = await openPage('/zh/x/ferries/', {build: 'fixtures'});
  });

  test('is Chinese, block by block, but for the name of the section that it lacks', async () => {
    const languages = await languagesOf(page, 'article :is(h1, h2, h3, p)');
    expect(languages.length).toBeGreaterThan(8);
    expect([...new Set(languages)]).toEqual(['zh-CN']);
    const missing = page.locator('.translation-notice').getByRole('link', {name: 'Boats'});
    await expect(missing).toHaveAttribute('lang', 'en');
    await expect(missing).toHaveAttribute('hreflang', 'en');
  });

  test('breaks no accessibility rule, and fits a phone', async () => {
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    await expect(async () => expect(await overflow(page)).toEqual([])).toPass();
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('says so below the heading of each section, with a link to the English one', async () => {
    const notes = await page
      .locator('.translation-notice')
      .evaluateAll((found) =>
        found.map((note) => [
          note.previousElementSibling?.querySelector(':scope > :is(h2, h3)')?.id ??
            note.previousElementSibling?.tagName,
          ...[...note.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        ]),
      );
    expect(notes).toEqual([
      ['book-a-seat', '/x/ferries/#book-a-seat'],
      ['old-pier', '/x/ferries/'],
      ['P', '/x/ferries/#boats'],
    ]);
    await page.getByRole('link', {name: '查看英文原文'}).first().click();
    await expect(page).toHaveURL(/\/x\/ferries\/#book-a-seat$/);
    await page.getByRole('heading', {level: 2, name: 'Book a seat'}).waitFor();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a page that is not translated is English, block by block, and its notice is not', async () => {
  const page = await openPage('/zh/x/react-data-grid/row-height/', {build: 'fixtures'});
  expect(await page.locator('.translation-notice').textContent()).toContain('本页尚未翻译');
  expect(new Set(await languagesOf(page, '.translation-notice p'))).toEqual(new Set(['zh-CN']));
  const words = await languagesOf(page, '.markdown > p, .markdown > .section-heading > h2');
  expect(words.length).toBeGreaterThan(3);
  expect(new Set(words)).toEqual(new Set(['en']));
  // The contents repeat the headings of the page, below words of the layout.
  const id = await page.locator('.section-heading > h2').first().getAttribute('id');
  expect(new Set(await languagesOf(page, `nav a[href$="#${id}"]`))).toEqual(new Set(['en']));
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('the page for translators', () => {
  const STATUS = '/x/translations/';

  test('has a row for each page, as i18n:status says', () => {
    const html = read('x/translations');
    for (const state of ['up to date', 'behind', 'missing', 'orphan'] as const) {
      const rows = listed.filter((page) => page.state === state).length;
      expect([state, count(html, new RegExp(`<tr data-state="?${state}\\b`, 'g'))]).toEqual([
        state,
        rows,
      ]);
    }
  });

  test('is listed nowhere', () => {
    const file = (name: string) => fs.readFileSync(path.join(buildFolder(CHINESE), name), 'utf8');
    for (const home of ['', 'zh/']) {
      expect(file(`${home}x/translations/index.html`)).toMatch(
        /<meta[^>]*name="?robots"?[^>]*noindex/,
      );
      for (const list of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'x/docs-index.json']) {
        expect(file(home + list)).not.toContain('/x/translations');
      }
      const {pages: found} = JSON.parse(file(`${home}search/names.json`)) as {
        pages: {path: string}[];
      };
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((page) => page.path.includes('translations'))).toEqual([]);
      expect(file(`${home}x/all-pages/index.html`)).not.toContain('/x/translations');
    }
  });

  test('shows one state at a time without JavaScript', async () => {
    const page = await openPage(`/zh${STATUS}`, {build: CHINESE, javaScriptEnabled: false});
    const table = page.locator('table').first();
    await expect(table.locator('tbody tr')).toHaveCount(pages.length);
    const expected = pages.filter(({state}) => state === 'missing').length;
    await page.getByRole('radio', {name: `未翻译 ${expected}`}).check();
    expect(await table.locator('tbody tr:visible').count()).toBe(expected);
  });
});
