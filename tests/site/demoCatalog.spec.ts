import type {Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  getLayoutShifts,
  observeLayoutShifts,
  openPage,
  overflow,
  test,
} from './harness';

const cards = (page: Page) => page.locator('[data-demo-card]');
const live = (page: Page) => page.locator('[data-live]');
const running = (page: Page) => page.locator('[data-live] [data-demo-scope] > *');
const query = (page: Page) => new URL(page.url()).searchParams;

test.describe('the demos of a product', () => {
  let page: Page;
  test.beforeAll(async () => {
    page = await openPage('/x/demos/charts/', {reducedMotion: true});
  });

  test('demos run near the viewport, at most eight at a time, and nothing moves', async () => {
    await expect(running(page).first()).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const position of [0.2, 0.5, 0.8]) {
      await page.evaluate((top) => window.scrollTo(0, top), height * position);
      await expect(async () => {
        const positions = await running(page).evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().top),
        );
        expect(positions.some((top) => top > 0 && top < 900)).toBe(true);
      }).toPass();
      expect(await live(page).count()).toBeLessThanOrEqual(8);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  test('no accessibility problems in light and dark, on a desktop and a phone', async () => {
    await expect(running(page).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    expect(await axeViolations(page, 'colors')).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect(await overflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({colorScheme: 'light'});
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    expect(await axeViolations(page, 'colors')).toEqual([]);
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('filters are in the URL and lead to fewer demos; Tab skips the previews', async () => {
    const all = await cards(page).count();
    expect(all).toBeGreaterThan(300);
    await page.getByLabel('Component').selectOption('Heatmap');
    await page.getByLabel('Plan').selectOption('pro');
    await page.getByRole('searchbox', {name: 'Words'}).fill('legend');
    await expect.poll(() => cards(page).count()).toBeLessThan(20);
    await expect(page.getByRole('status').filter({hasText: /^Demos: \d+$/})).toBeVisible();
    expect(Object.fromEntries(query(page))).toEqual({
      component: 'Heatmap',
      plan: 'pro',
      q: 'legend',
    });
    await cards(page).first().getByRole('heading').getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(
      cards(page)
        .first()
        .getByRole('link', {name: /^Full screen/}),
    ).toBeFocused();

    await page.getByRole('searchbox', {name: 'Words'}).fill('submarine');
    await page.getByRole('button', {name: 'Clear filters'}).click();
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByRole('searchbox', {name: 'Words'})).toBeFocused();
    expect(query(page).size).toBe(0);
  });

  test('a card opens the demo in its guide, or in full screen', async () => {
    const card = page.locator('[data-demo-card="BasicBars"]');
    await card.getByRole('link', {name: 'Full screen: Basic bars'}).click();
    const dialog = page.getByRole('dialog', {name: 'BasicBars demo'});
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(page.url()).toMatch(/\/x\/react-charts\/bars\/#BasicBars$/);
    await page.goBack();
    await card.click({position: {x: 100, y: 100}});
    await page.waitForURL('**/x/react-charts/bars/#BasicBars');
    await expect(page.locator('[data-demo="BasicBars"]')).toBeInViewport();
  });

  test('the search offers all demos for its words', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('basic bars');
    await page.getByRole('dialog').getByRole('link', {name: 'All demos for “basic bars”'}).click();
    await page.waitForURL('**/x/demos/?q=basic+bars');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Words'})).toHaveValue('basic bars');
    const products = page.getByRole('navigation', {name: 'Demos by product'});
    await products.getByRole('link', {name: 'Charts'}).click();
    await page.waitForURL('**/x/demos/charts/?q=basic+bars');
    await expect.poll(() => cards(page).count()).toBeLessThan(60);
    await expect(page.getByRole('searchbox', {name: 'Words'})).toHaveValue('basic bars');
  });
});

test('filters in the URL apply without a layout shift', async () => {
  const page = await openPage('/x/demos/charts/?q=zoom&plan=pro', {before: observeLayoutShifts});
  await expect(running(page).first()).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(60);
  await expect(page.getByLabel('Plan')).toHaveValue('pro');
  expect(await getLayoutShifts(page)).toEqual([]);
});

test('without JavaScript, the page lists all demos with their sentences and links', async () => {
  const page = await openPage('/x/demos/tree-view/', {javaScriptEnabled: false});
  expect(await cards(page).count()).toBeGreaterThan(100);
  await expect(page.getByRole('searchbox', {name: 'Words'})).toBeHidden();
  const broken = await cards(page).evaluateAll((elements) =>
    elements.filter(
      (element) =>
        !element.querySelector('h2 a[href*="/x/react-tree-view/"]') ||
        (element.querySelector('p')?.textContent?.length ?? 0) < 10,
    ),
  );
  expect(broken).toHaveLength(0);
});
