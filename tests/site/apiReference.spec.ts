import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {isInside, readPage, readText} from '../html/readHtml';
import {
  axeViolations,
  builtPages,
  expect,
  followLink,
  waitForTransient,
  hydrated,
  openPage,
  overflow,
  setStorageFromOtherTab,
  test,
} from './harness';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';

const GRID = '/x/api/data-grid/data-grid/';
const BARS = '/x/api/charts/bar-chart/';
const GUIDES = '/x/react-data-grid/';

const tableOf = (page: Page) => page.locator('[data-api-table="props"]');
const shownNames = (page: Page) => tableOf(page).locator('[data-row-link]').filter({visible: true});
const rowOf = (page: Page, id: string) => page.locator(`[id="${id}"]`);
const filterOf = (page: Page) => page.getByRole('searchbox', {name: /^Filter \d+ props$/});
const formerNames = (page: Page) => page.getByText(/removed names and their replacements/);
const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

const readBuilt = (address: string) =>
  readPage(address, fs.readFileSync(path.join(buildFolder('site'), address, 'index.html'), 'utf8'));

/** Expects that a URL with this fragment shows the row, and no message about a section that has moved. */
async function expectRow(page: Page, id: string): Promise<void> {
  await expect(rowOf(page, id)).toBeVisible();
  await expect(rowOf(page, id)).toBeInViewport();
  await expect(page.locator('[data-moved-section]')).toHaveText('');
}

test('every component, hook, and interface of the reference has its page', () => {
  const pages = builtPages().filter(({path}) => path.startsWith('/x/api/'));
  const count = (area: string) =>
    pages.filter(({path}) => path.startsWith(`/x/api/${area}/`)).length;
  // Charts and Tree View have an index page in addition.
  expect([count('data-grid'), count('date-pickers'), count('charts'), count('tree-view')]).toEqual([
    88, 61, 97, 15,
  ]);
});

test('the type definitions of a product are in one file for all its pages', () => {
  const folder = path.join(buildFolder('site'), 'assets/js');
  const scripts = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  for (const area of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    const definitions = fs.readFileSync(path.join(ROOT, 'docs/api', area, 'types.json'), 'utf8');
    const names = Object.keys(JSON.parse(definitions) as object);
    const files = scripts.filter((text) => names.every((name) => text.includes(`"${name}":{`)));
    expect(files, area).toHaveLength(1);
  }
});

test('a date has the same type with every adapter', () => {
  const {elements} = readBuilt('/x/api/date-pickers/date-picker/');
  const type = elements.find(
    (element) =>
      element.attribs['data-cell'] === 'type' &&
      isInside(element, ({attribs}) => attribs.id === 'date-picker-prop-minDate'),
  );
  expect(readText(type!)).toBe('PickerValidDate');
});

test.describe('the page of the Data Grid', () => {
  let page: Page;
  test.beforeAll(async () => {
    page = await openPage(GRID);
  });

  test('has 127 props in at most 6,000 elements, and removed names only once they are opened', async () => {
    await expect(tableOf(page).locator('[role="row"][id]')).toHaveCount(127);
    const removed = rowOf(page, 'data-grid-prop-rowsPerPageOptions');
    await expect(removed).toHaveCount(0);
    expect(await countElements(page)).toBeLessThanOrEqual(6000);
    await formerNames(page).click();
    await expect(removed).toBeVisible();
    expect(await countElements(page)).toBeLessThanOrEqual(6000);
    await formerNames(page).click();
    await expect(removed).toBeHidden();
  });

  // How long that takes is measured by `npm run bench -- --actions`.
  test('applies a filter to the elements that it has', async () => {
    const field = filterOf(page);
    await field.scrollIntoViewIfNeeded();
    const built = await field.evaluate((input: HTMLInputElement) => {
      const observer = new MutationObserver(() => {});
      observer.observe(document.body, {childList: true, subtree: true});
      input.value = 'selection model';
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      return observer
        .takeRecords()
        .flatMap(({addedNodes, removedNodes}) => [...addedNodes, ...removedNodes])
        .filter((node) => node instanceof Element).length;
    });
    expect(built).toBe(0);
    await expect(shownNames(page).getByText('rowSelectionModel', {exact: true})).toBeVisible();
    await expect.poll(() => shownNames(page).count()).toBeLessThan(20);
    await field.fill('');
    await expect(shownNames(page)).toHaveCount(127);
  });

  test('lists the rows in the table of contents once they are expanded', async () => {
    const contents = page.getByRole('navigation', {name: 'Page table of contents'});
    expect(await contents.getByRole('link').count()).toBeLessThan(15);
    await contents.getByRole('button', {name: 'Props: Show 127 rows'}).click();
    await contents.getByRole('link', {name: 'rowHeight', exact: true}).click();
    await expect(page).toHaveURL(/#data-grid-prop-rowHeight$/);
    await expect(rowOf(page, 'data-grid-prop-rowHeight')).toBeInViewport();
  });

  test('shows when a prop was added or changed, and filters by it', async () => {
    const since = await rowOf(page, 'data-grid-prop-showToolbar')
      .getByRole('rowheader')
      .evaluate((cell) => getComputedStyle(cell, '::after').content);
    expect(since).toBe('"Since 8.0"');
    const added = tableOf(page).getByRole('button', {name: /^New in 8\.x/});
    await added.click();
    await expect(shownNames(page).getByText('showToolbar', {exact: true})).toBeVisible();
    await expect(shownNames(page).getByText('rowSelectionModel', {exact: true})).toHaveCount(0);
    const changed = tableOf(page).getByRole('button', {name: /^Changed since v7/});
    await changed.click();
    const row = rowOf(page, 'data-grid-prop-rowSelectionModel');
    const comparison = row.getByRole('button', {name: 'Changed'});
    await comparison.click();
    await expect(row.getByText('Previous: GridInputRowSelectionModel')).toBeVisible();
    await expect(row.getByText('Current: GridRowSelectionModel')).toBeVisible();
    await comparison.click();
    await expect(row.getByText('Previous:')).toHaveCount(0);
    await changed.click();
    await expect(shownNames(page)).toHaveCount(127);
  });
});

test('the URL of a removed name, or of a row under a former name, opens what replaces it', async () => {
  const removed = 'data-grid-prop-rowsPerPageOptions';
  const page = await openPage(`${GRID}#${removed}`);
  await expectRow(page, removed);
  await expect(rowOf(page, removed)).toContainText('pageSizeOptions');
  expect(await axeViolations(page)).toEqual([]);
  for (const [hash, id] of [
    ['#DataGrid-css-withBorder', 'data-grid-class-withBorder'],
    ['#DataGrid-css-toolbar', 'data-grid-slot-toolbar'],
    ['#rowsPerPageOptions', removed],
  ] as const) {
    await page.evaluate((next) => {
      window.scrollTo({top: 0, behavior: 'instant'});
      window.location.hash = next;
    }, hash);
    await expectRow(page, id);
  }
});

test('the URL of a component under its former name shows the row of its new name', async () => {
  const page = await openPage('/x/api/tree-view/tree-view/#tree-view-prop-expanded');
  await expectRow(page, 'simple-tree-view-prop-expanded');
});

test('after a navigation within the site, the tables and removed names work as well', async () => {
  const page = await openPage('/x/api/charts/bar-element/');
  await followLink(page, 'BarChart', BARS);
  // The table has its buttons once it handles input.
  await tableOf(page).locator('button[data-group-toggle]').first().waitFor();
  await filterOf(page).fill('skip animation');
  await expect(shownNames(page)).toHaveText(['skipAnimation']);
  await formerNames(page).click();
  await expect(rowOf(page, 'bar-chart-prop-legend')).toBeVisible();
});

test('a stored layout applies before hydration, and a link opens a row that it collapses', async () => {
  const id = 'bar-chart-prop-borderRadius';
  const page = await openPage(`${BARS}#${id}`, {
    storage: {apiPage_props: 'collapsed'},
    until: 'commit',
  });
  // The rows: the section itself exists before its first child, the script that sets the layout.
  await tableOf(page).getByRole('table').waitFor({state: 'attached'});
  expect(await tableOf(page).getAttribute('data-layout')).toBe('collapsed');
  await hydrated(page);
  await expect(rowOf(page, id).getByText('number')).toBeVisible();
  await expect(rowOf(page, id)).toBeInViewport();
  expect(await tableOf(page).getAttribute('data-layout')).toBe('collapsed');
});

test.describe('the page of BarChart', () => {
  let page: Page;
  test.beforeAll(async () => {
    page = await openPage(BARS, {clipboard: true});
  });

  test('has three layouts, which are stored, accessible, and fit the screen', async () => {
    for (const [label, layout] of [
      ['Expanded list', 'expanded'],
      ['Collapsed list', 'collapsed'],
      ['Table', 'table'],
    ] as const) {
      await tableOf(page).getByRole('button', {name: label, exact: true}).click();
      await expect(tableOf(page)).toHaveAttribute('data-layout', layout);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('apiPage_props')))
        .toBe(layout);
      expect(await axeViolations(page), layout).toEqual([]);
      for (const width of [390, 1400]) {
        await page.setViewportSize({width, height: 900});
        expect(await overflow(page), `${layout} at ${width} px`).toEqual([]);
      }
    }
  });

  test('links its changes below the title, which are fetched when they are shown', async () => {
    const link = page.getByRole('link', {name: /^Changed since v7: \d+$/});
    const section = page.locator('#changes');
    await expect(section).toHaveAttribute('data-page-changes');
    await link.click();
    await expect(section.getByRole('link', {name: '8.12.0'})).toBeVisible();
    await expect(section.getByRole('link', {name: 'highlightedAxis', exact: true})).toHaveAttribute(
      'href',
      '/x/api/charts/bar-chart/#bar-chart-prop-highlightedAxis',
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  test('marks rows that need a later release than the one that the user states', async () => {
    const row = rowOf(page, 'bar-chart-prop-highlightedAxis');
    await expect(row).toHaveCSS('outline-style', 'none');
    await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
    const field = page.getByRole('combobox', {name: 'Version of your app'});
    await field.selectOption('8.4');
    await expect(row).toHaveCSS('outline-style', 'dashed');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const versions = page.getByRole('banner').getByRole('button', {name: /yours: 8\.4/});
    await versions.click();
    await expect(page.getByRole('link', {name: 'New since 8.4'})).toBeVisible();
    await page.getByRole('button', {name: 'Set your version'}).click();
    await expect(field).toBeFocused();
    const manifest = {dependencies: {'@mui/x-charts': '^8.2.0'}};
    await field.evaluate((element, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'package.json'));
      element.dispatchEvent(new DragEvent('drop', {dataTransfer, bubbles: true}));
    }, JSON.stringify(manifest));
    await expect(field).toHaveValue('8.2');
    await field.selectOption('');
    await expect(row).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('copies the link to a row when its name is clicked', async () => {
    await waitForTransient(page, '#bar-chart-prop-layout[data-copied]', () =>
      page.locator('#bar-chart-prop-layout [data-row-link]').click(),
    );
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/x\/api\/charts\/bar-chart\/#bar-chart-prop-layout$/);
  });

  test('starts both lines of a long type at the same edge, in RTL too', async () => {
    const readEdges = () =>
      page.locator('#bar-chart-prop-axisHighlight [data-type][role="button"]').evaluate((type) => {
        const range = document.createRange();
        range.selectNodeContents(type);
        return [...range.getClientRects()].map(({left, right}) =>
          Math.round(document.body.dir === 'rtl' ? right : left),
        );
      });
    await page.setViewportSize({width: 900, height: 900});
    for (const direction of ['ltr', 'rtl']) {
      await setStorageFromOtherTab(page, 'docs-direction', direction);
      await page.locator(`body[dir="${direction}"]`).waitFor();
      const edges = await readEdges();
      expect(edges.length, direction).toBeGreaterThan(1);
      expect(new Set(edges).size, direction).toBe(1);
    }
    await setStorageFromOtherTab(page, 'docs-direction', null);
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('clears the filter on Escape, and keeps focus and position in a row', async () => {
    const link = page.locator('#bar-chart-prop-skipAnimation [data-row-link]');
    await link.focus();
    await page.waitForFunction(() => scrollY > 0);
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await filterOf(page).fill('margin');
    await page.keyboard.press('Escape');
    await expect(filterOf(page)).toHaveValue('');
  });
});

test.describe('guides of the Data Grid with a catalog', () => {
  /** The names in all generated files of a kind: a guide that omits an area doesn't have them all. */
  const generated = (kind: string): string[] => {
    const folder = path.join(ROOT, 'docs/api/data-grid');
    return fs
      .readdirSync(folder)
      .filter((file) => new RegExp(`^${kind}(-.+)?\\.api\\.json$`).test(file))
      .flatMap((file) => {
        const {entry} = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as {
          entry: {properties: {name: string}[]};
        };
        return entry.properties.map(({name}) => name);
      })
      .sort();
  };

  test('have all methods, events, and selectors', () => {
    for (const [guide, kind] of [
      ['api-object', 'methods'],
      ['events', 'events'],
      ['state', 'selectors'],
    ] as const) {
      const names = readBuilt(`${GUIDES}${guide}/`).elements.filter(
        (element) =>
          'data-row-link' in element.attribs &&
          isInside(element, ({attribs}) => attribs['data-api-table'] === 'props'),
      );
      expect(names.map(readText).sort(), guide).toEqual(generated(kind));
    }
  });

  test('open a linked row, filter one table at a time, highlight the words, and change layout together', async () => {
    const id = 'grid-api-property-restoreState';
    const page = await openPage(`${GUIDES}api-object/#${id}`, {
      storage: {dataGrid_apiPage_props: 'collapsed'},
    });
    await expect(rowOf(page, id).getByText('Inject the given values')).toBeVisible();
    await expect(rowOf(page, id)).toBeInViewport();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);

    const tableWith = (row: string) => page.locator('[data-api-table]', {hasText: row});
    const fill = (row: string, words: string) => tableWith(row).getByRole('searchbox').fill(words);
    /** The highlighted words that have a background color. */
    const readHighlights = () =>
      page.evaluate(() => {
        const ranges = [...(CSS.highlights.get('api-filter') ?? [])] as Range[];
        const texts = ranges.flatMap((range) => {
          const element = range.startContainer.parentElement;
          const {backgroundColor} = getComputedStyle(element!, '::highlight(api-filter)');
          return backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [range.toString().toLowerCase()];
        });
        return [...new Set(texts)].sort();
      });
    await fill('deleteFilterItem', 'quick');
    await expect(
      tableWith('deleteFilterItem').locator('[data-row-link]').filter({visible: true}),
    ).toHaveText(['setQuickFilterValues']);
    await expect.poll(readHighlights).toEqual(['quick']);
    await fill('getColumnPosition', 'width');
    await expect.poll(readHighlights).toEqual(['quick', 'width']);
    // Single letters aren't highlighted.
    await fill('getColumnPosition', 'w');
    await expect.poll(readHighlights).toEqual(['quick']);
    await fill('deleteFilterItem', '');
    await expect.poll(readHighlights).toEqual([]);

    await tableWith('deleteFilterItem').getByRole('button', {name: 'Expanded list'}).click();
    await expect(page.locator('[data-api-table]:not([data-layout="expanded"])')).toHaveCount(0);
    expect(await page.locator('[data-api-table]').count()).toBeGreaterThan(40);
  });
});
