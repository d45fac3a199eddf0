import {axeViolations, expect, openPage, test} from './harness';

const BAR_CHART = '/x/api/charts/bar-chart/';
const playgroundOf = (page: Awaited<ReturnType<typeof openPage>>, name: string) =>
  page.getByRole('group', {name: `${name} playground`});

test.describe('the playground of an API page', () => {
  test('loads near the viewport, and shows the changed props in the code and the URL', async () => {
    const page = await openPage(BAR_CHART);
    const playground = playgroundOf(page, 'BarChart');
    await playground.scrollIntoViewIfNeeded();
    await playground.locator('[data-demo-scope] svg').first().waitFor();
    const code = playground.locator('pre');
    await expect(code).toContainText('title="Quarterly revenue by region"');
    await expect(code).not.toContainText('layout');

    await playground.getByRole('radio', {name: 'horizontal'}).check();
    await playground.getByRole('switch', {name: 'hideLegend'}).press('Space');
    await expect(code).toContainText('layout="horizontal"');
    await expect(code).toContainText('hideLegend');
    await expect(playground.locator('.MuiChartsLegend-root')).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.search === '?layout=horizontal&hideLegend=true');
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await playground.scrollIntoViewIfNeeded();
    await expect(playground.getByRole('radio', {name: 'horizontal'})).toBeChecked();
    await playground.getByRole('button', {name: 'Reset all'}).click();
    await expect(playground.getByRole('radio', {name: 'vertical'})).toBeChecked();
    await expect(page).toHaveURL((url) => url.search === '');
  });

  test('ignores values in the URL that its controls cannot produce', async () => {
    const page = await openPage(`${BAR_CHART}?layout=diagonal&borderRadius=9999&series=1`);
    const playground = playgroundOf(page, 'BarChart');
    await playground.scrollIntoViewIfNeeded();
    await playground.locator('[data-demo-scope] svg').first().waitFor();
    await expect(playground.getByRole('radio', {name: 'vertical'})).toBeChecked();
    await expect(playground.getByRole('button', {name: 'Reset all'})).toHaveCount(0);
  });

  for (const [address, name] of [
    ['/x/api/data-grid/data-grid/', 'DataGrid'],
    ['/x/api/date-pickers/date-calendar/', 'DateCalendar'],
    ['/x/api/tree-view/rich-tree-view/', 'RichTreeView'],
  ] as const) {
    test(`runs ${name} on a phone, in dark and right to left`, async () => {
      const page = await openPage(address, {mode: ['phone', 'dark', 'rtl']});
      const playground = playgroundOf(page, name);
      await playground.scrollIntoViewIfNeeded();
      await playground.locator('[data-demo-scope] [role]').first().waitFor();
      await expect(playground.getByRole('group', {name: 'Props'})).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});
