import {expect, getLayoutShifts, observeLayoutShifts, openPage, overflow, test} from './harness';

const PATH = '/x/introduction/';

test('the cards run a component of each product, in fonts of this site, and nothing moves', async () => {
  const requested: string[] = [];
  const page = await openPage(PATH, {
    reducedMotion: true,
    before: async (opened) => {
      opened.on('request', (request) => requested.push(request.url()));
      await observeLayoutShifts(opened);
    },
  });
  for (const component of [
    '[data-demo="SalesOrders"] .MuiDataGrid-cell',
    '[data-demo="NightlyPrices"] .MuiPickersDay-root, [data-demo="NightlyPrices"] .MuiDateRangePickerDay-root',
    '[data-demo="WebsiteTraffic"] svg path',
    '[data-demo="ProjectFiles"] [role="treeitem"]',
  ]) {
    await page.locator(component.split(' ')[0]!).scrollIntoViewIfNeeded();
    await expect(page.locator(component).first()).toBeVisible();
  }
  expect(await getLayoutShifts(page)).toEqual([]);
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({status}) => status === 'loaded')
        .map(({family}) => family.replaceAll('"', '')),
    );
  await expect.poll(fonts).toEqual(expect.arrayContaining(['IBM Plex Sans', 'Roboto']));
  const origin = new URL(page.url()).origin;
  expect(requested.filter((url) => /\.woff2?$/.test(url) && !url.startsWith(origin))).toEqual([]);
});

test('on a phone, no component loads before the first touch or scroll', async () => {
  const page = await openPage(PATH, {mode: ['phone'], reducedMotion: true});
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-demo-scope] > *')).toHaveCount(0);
  expect(await overflow(page)).toEqual([]);
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
  await expect(page.locator('[data-demo="SalesOrders"] .MuiDataGrid-cell').first()).toBeVisible();
});

test('the page for a wrong address searches for its words', async () => {
  const page = await openPage('/x/react-data-grid/colum-pining/', {allow: [/404/]});
  const field = page.getByRole('searchbox', {name: 'Search the docs'});
  await expect(field).toHaveValue('data grid colum pining');
  await field.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByRole('combobox')).toHaveValue('data grid colum pining');
  await expect(dialog.getByRole('option').first()).toContainText(/pinning/i);
});
