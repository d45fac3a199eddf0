import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {MINIMUMS_FILE, type Minimums, type PageNames} from '../../plugins/code-names/shared';
import {MINORS} from '../../plugins/reader-settings/shared';
import {axeViolations, expect, openPage, test} from './harness';
import {buildFolder} from './harness/builds';
import {BARS, demoOf, openDemo, runDemo} from './harness/demo';

const ROW = '/x/api/charts/bar-chart/#bar-chart-prop-series';
const GRID = '/x/react-data-grid/column-definition/';

test.describe('names in code', () => {
  let page: Page;
  const requests: string[] = [];
  const code = () => demoOf(page, 'BasicBars').locator('pre code');

  test.beforeAll(async () => {
    page = await openPage(BARS, {
      before: (opened) =>
        void opened.on('request', (request) => requests.push(new URL(request.url()).pathname)),
    });
  });

  test('are marked and described when the user points at them, and not loaded before', async () => {
    await code().scrollIntoViewIfNeeded();
    await expect(code().locator('a')).toHaveCount(0);
    expect(requests.filter((name) => name.includes('code-names'))).toEqual([]);

    const before = await code().textContent();
    await code().hover();
    const series = code().getByRole('link', {name: 'series', exact: true}).first();
    await expect(series).toHaveAttribute('href', ROW);
    expect(await code().textContent()).toBe(before);
    await series.hover();
    const card = page.getByRole('tooltip');
    await expect(card).toContainText('BarChart.series');
    await expect(card).toBeInViewport({ratio: 1});
    await expect(series).toHaveAttribute('aria-describedby', (await card.getAttribute('id'))!);
    // The pointer can move onto the card, and Escape closes it.
    await card.hover();
    await expect(card).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  test('are reached with the keyboard, one tab stop for each block', async () => {
    const pre = demoOf(page, 'BasicBars').locator('pre');
    await pre.scrollIntoViewIfNeeded();
    await pre.focus();
    const stops = pre.locator('a[tabindex="0"]');
    await expect(stops).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(stops).toBeFocused();
    const first = await stops.textContent();
    await expect(page.getByRole('tooltip')).toContainText(first!);
    await page.keyboard.press('ArrowRight');
    await expect(stops).toHaveCount(1);
    await expect(stops).toBeFocused();
    await page.keyboard.press('End');
    await expect(stops).toBeFocused();
    await page.keyboard.press('Home');
    await expect(stops).toHaveText(first!);
    await page.keyboard.press('Escape');
  });

  test('are found in JavaScript, and lead to their row', async () => {
    const demo = await runDemo(page, 'BasicBars');
    await demo.getByRole('button', {name: /^JS/}).click();
    await expect(demo.getByRole('group', {name: 'Source of BasicBars.js'})).toBeVisible();
    await code().hover();
    await expect(code().getByRole('link', {name: 'BarChart'}).first()).toHaveAttribute(
      'href',
      '/x/api/charts/bar-chart/',
    );
    await code().getByRole('link', {name: 'series', exact: true}).first().click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === ROW);
  });

  test('show their card on the first tap, whose link leads on', async () => {
    const phone = await openPage(BARS, {mode: 'phone', context: {hasTouch: true}});
    // The first touch marks the code around it; a tap on unmarked code would start editing.
    await phone.getByRole('heading', {name: 'Basic bar chart'}).tap();
    const series = demoOf(phone, 'BasicBars')
      .getByRole('link', {name: 'series', exact: true})
      .first();
    await series.tap();
    const card = phone.getByRole('tooltip');
    await expect(card).toBeInViewport({ratio: 1});
    await expect(phone).toHaveURL((url) => url.pathname === BARS);
    await card.getByRole('link').tap();
    await expect(phone).toHaveURL((url) => url.pathname + url.hash === ROW);
  });

  test('are found in code blocks, and in links of the text', async () => {
    const guide = await openPage(GRID);
    const fence = guide
      .locator('article pre:not([data-demo] pre) code a, article pre code')
      .first();
    await fence.hover();
    await expect(guide.locator('article pre code a').first()).toBeAttached();
    const link = guide.locator('article p a[href*="/x/api/data-grid/"]').first();
    await link.hover();
    await expect(guide.getByRole('tooltip')).toBeVisible();
  });

  test('a missing file leaves the code as it is', async () => {
    const other = await openPage(BARS);
    const files = '**/x/code-names/**';
    await other.route(files, (route) =>
      route.fulfill({contentType: 'application/json', body: '<html>'}),
    );
    const plain = demoOf(other, 'BasicBars').locator('pre code');
    await plain.scrollIntoViewIfNeeded();
    await Promise.all([other.waitForResponse(files), plain.hover()]);
    await expect(plain.locator('a')).toHaveCount(0);
  });

  test('lead to rows that exist', () => {
    const site = buildFolder('site');
    const folder = path.join(site, 'x/code-names/react-data-grid');
    const files = fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(60);
    const pages = new Map<string, string>();
    const missing = new Set<string>();
    for (const file of files) {
      const {cards, texts} = JSON.parse(
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ) as PageNames;
      expect(texts.flatMap(({names}) => names).every(([, , card]) => cards[card])).toBe(true);
      for (const {href} of cards) {
        const [address = '', id] = href.split('#');
        const target = path.join(site, address, 'index.html');
        const html = pages.get(target) ?? fs.readFileSync(target, 'utf8');
        pages.set(target, html);
        if (id !== undefined && !html.includes(`id="${id}"`) && !html.includes(`id=${id}`)) {
          missing.add(href);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('determine the release that demos need', () => {
    const file = path.join(buildFolder('site'), MINIMUMS_FILE);
    const minimums = JSON.parse(fs.readFileSync(file, 'utf8')) as Minimums;
    expect(Object.keys(minimums).filter((release) => !MINORS.includes(release))).toEqual([]);
    expect(minimums['8.12']).toContain('react-charts/sankey/#BasicSankey');
    expect(minimums['8.5']).toContain('react-charts/radar/#BasicRadar');
    expect(Object.values(minimums).flat()).not.toContain('react-charts/bars/#BasicBars');
  });
});

test.describe('parts of a demo', () => {
  let page: Page;
  let demo: Locator;
  const bar = () => demo.getByRole('group', {name: 'Show parts'});

  test.beforeAll(async () => {
    ({page, demo} = await openDemo(BARS, 'BasicBars', {clipboard: true}));
  });

  test.beforeEach(async () => {
    await demo.locator('[data-action="parts"]').click();
    await expect(bar()).toBeFocused();
  });

  test('are named under the pointer, with code to copy', async () => {
    await demo.locator('.MuiBarElement-root').first().hover();
    const card = page.getByText('.MuiBarElement-root', {exact: true});
    await expect(card).toBeInViewport({ratio: 1});
    await page.getByRole('button', {name: 'Copy', exact: true}).last().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^(?:sx=\{\{'& \.MuiBarElement-root': \{\}\}\}|slotProps=\{\{\w+: \{\}\}\})$/,
    );
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(bar()).toHaveCount(0);
  });

  test('are stepped through with the arrow keys', async () => {
    const line = page.locator('main > div code').last();
    await page.keyboard.press('ArrowDown');
    const first = await line.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(line).not.toHaveText(first!);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await line.textContent(),
    );
    await page.keyboard.press('Escape');
    await expect(bar()).toHaveCount(0);
    await expect(demo.locator('[data-action="parts"]')).toBeFocused();
  });

  test('end when the user follows the link of a part', async () => {
    await demo.locator('.MuiBarElement-root').first().hover();
    const link = page.getByRole('link', {name: 'BarElement · bar', exact: true});
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === '/x/api/charts/bar-element/');
    await expect(link).toHaveCount(0);
  });
});
