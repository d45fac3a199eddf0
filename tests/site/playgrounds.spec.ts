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
      await expect(playground.getByRole('group', {name: 'Props', exact: true})).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  }
});

test.describe('a row of an API table', () => {
  const open = async (address: string, options?: Parameters<typeof openPage>[1]) => {
    const page = await openPage(address, options);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    return {page, requests, frames: page.locator('main > [class*="outline"]')};
  };

  test('goes to its part in the example, frames it, and back', async () => {
    const {page, requests, frames} = await open(BAR_CHART);
    const row = page.locator('#bar-chart-slot-bar');
    await row.scrollIntoViewIfNeeded();
    expect(requests.filter((url) => url.includes('demo-parts'))).toEqual([]);
    await row.hover();
    await row.getByRole('button', {name: '.MuiBarElement-root'}).click();
    await expect(frames).toHaveCount(8);
    await expect(frames.first()).toBeInViewport();
    const bar = await page.locator('.MuiBarElement-root').first().boundingBox();
    expect((await frames.first().boundingBox())!.x).toBeCloseTo(bar!.x, 0);
    const back = page.getByRole('button', {name: 'Back to the row'});
    await expect(back).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(back).toHaveCount(0);
    await expect(row.getByRole('button')).toBeFocused();
    await expect(row).toBeInViewport();
  });

  test('is reached with the keyboard, and opens what contains its part', async () => {
    const {page, frames} = await open('/x/api/date-pickers/date-picker/');
    const row = page.locator('#date-picker-slot-calendarHeader');
    await row.getByRole('link', {name: 'calendarHeader', exact: true}).focus();
    await expect(row.getByRole('button')).toBeVisible();
    const part = row.getByRole('button', {name: '.MuiPickersCalendarHeader-root'});
    // The link of the default component comes first.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(part).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frames).toHaveCount(1);
    await expect(page.getByText('It may need other props')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('.MuiPickersCalendarHeader-root')).toHaveCount(0);
    await expect(part).toBeFocused();
  });

  test('frames the part while the user points at the row, and changes the example to show it', async () => {
    const {page, frames} = await open('/x/api/tree-view/rich-tree-view/');
    const playground = playgroundOf(page, 'RichTreeView');
    await playground.scrollIntoViewIfNeeded();
    await playground.locator('.MuiRichTreeView-root').first().waitFor();
    await page.locator('#rich-tree-view-class-itemLabel').hover();
    await expect(frames.first()).toBeAttached();
    await page.getByRole('heading', {level: 1}).hover();
    await expect(frames).toHaveCount(0);

    // A click changes the example to show a part, and restores it.
    const code = playground.locator('pre');
    for (const [part, attribute] of [
      ['itemCheckbox', 'checkboxSelection'],
      ['itemLabelInput', 'isItemEditable'],
    ] as const) {
      const row = page.locator(`#rich-tree-view-class-${part}`);
      await row.hover();
      await row.getByRole('button').click();
      await expect(frames.first()).toBeInViewport();
      await expect(code).toContainText(attribute);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(code).not.toContainText(attribute);
      await expect(playground.locator(`[class*="-${part}"]`)).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.search === '');
    }
  });

  test('is tapped on a phone', async () => {
    const {page, frames} = await open(BAR_CHART, {
      mode: ['phone', 'rtl'],
      context: {hasTouch: true},
    });
    const row = page.locator('#bar-chart-slot-legend');
    // The middle of the row is a link.
    await row.locator("[data-cell='class']").tap();
    await row.getByRole('button', {name: '.MuiChartsLegend-root'}).tap();
    await expect(frames).toHaveCount(1);
    await expect(frames).toBeInViewport();
    const back = page.getByRole('button', {name: 'Back to the row'});
    await back.tap();
    await expect(back).toHaveCount(0);
    await expect(row).toBeInViewport();
  });
});
