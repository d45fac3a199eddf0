import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  axeViolations,
  builtPages,
  expect,
  followLink,
  glimpse,
  isFullRun,
  openPage,
  overflow,
  test,
} from './harness';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';

const GRID = '/x/api/data-grid/data-grid/';
const BARS = '/x/api/charts/bar-chart/';

const inView = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((row) => {
    const {top, bottom, height} = row.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= window.innerHeight + height;
  });

const shownNames = (page: Page, part: string) =>
  page
    .locator(`[data-api-table="${part}"] [data-row-link]`)
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.textContent),
    );

test('every leaf of the reference has its page', () => {
  const pages = builtPages().filter(({path}) => path.startsWith('/x/api/'));
  const count = (area: string) =>
    pages.filter(({path}) => path.startsWith(`/x/api/${area}/`)).length;
  // Charts and Tree View have an index page that is no leaf.
  expect([count('data-grid'), count('date-pickers'), count('charts'), count('tree-view')]).toEqual([
    46, 61, 92, 8,
  ]);
});

for (const area of ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const) {
  test(`the definitions of types of ${area} are in one file for all of its pages`, () => {
    const definitions = fs.readFileSync(path.join(ROOT, 'docs/api', area, 'types.json'), 'utf8');
    const names = Object.keys(JSON.parse(definitions) as object);
    const folder = path.join(buildFolder('site'), 'assets/js');
    const files = fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .filter((file) => {
        const text = fs.readFileSync(path.join(folder, file), 'utf8');
        return names.every((name) => text.includes(`"${name}":{`));
      });
    expect(files).toHaveLength(1);
  });
}

test.describe('the page of the Data Grid', () => {
  let page: Page;
  test.beforeAll(async () => {
    page = await openPage(GRID);
  });

  test('holds its 127 props in at most 6,000 elements', async () => {
    expect(await page.locator('[data-api-table="props"] [role="row"][id]').count()).toBe(127);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(elements).toBeLessThanOrEqual(6000);
  });

  // How long that takes is measured by `npm run bench -- --actions`.
  test('answers a filter with the elements that it has', async () => {
    const field = page.getByRole('searchbox', {name: 'Filter 127 props'});
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
    await expect(async () =>
      expect(await shownNames(page, 'props')).toContain('rowSelectionModel'),
    ).toPass();
    await expect(async () =>
      expect((await shownNames(page, 'props')).length).toBeLessThan(20),
    ).toPass();
    await field.fill('');
    await expect(async () => expect(await shownNames(page, 'props')).toHaveLength(127)).toPass();
  });

  test('lists the rows in the contents once they are asked for', async () => {
    const contents = page.getByRole('navigation', {name: 'Page table of contents'});
    expect(await contents.getByRole('link').count()).toBeLessThan(15);
    await contents.getByRole('button', {name: 'Props: show 127 rows'}).click();
    await contents.getByRole('link', {name: 'rowHeight', exact: true}).click();
    await page.waitForURL(/#data-grid-prop-rowHeight$/);
    await expect(() =>
      expect(inView(page, 'data-grid-prop-rowHeight')).resolves.toBe(true),
    ).toPass();
  });
});

test.describe('what became of a name', () => {
  const PREMIUM = '/x/api/data-grid/data-grid-premium/';
  const REMOVED = 'data-grid-prop-rowsPerPageOptions';

  test('a row says since when it is there', async () => {
    const page = await openPage(GRID);
    const since = await page
      .locator('#data-grid-prop-showToolbar [role="rowheader"]')
      .evaluate((cell) => getComputedStyle(cell, '::after').content);
    expect(since).toBe('"Since 8.0"');
    // What has always been there says nothing.
    expect(
      await page.locator('#data-grid-prop-rows [role="rowheader"]').getAttribute('data-since'),
    ).toBeNull();
  });

  test('filters show what is new, and what has changed', async () => {
    const page = await openPage(PREMIUM);
    const props = page.locator('[data-api-table="props"]');
    await props.getByRole('button', {name: /^New in 8\.x/}).click();
    await expect(async () => {
      const added = await shownNames(page, 'props');
      expect(added).toContain('aiAssistant');
      expect(added).not.toContain('rowSelectionModel');
    }).toPass();
    await props.getByRole('button', {name: /^Changed since v7/}).click();
    await expect(async () =>
      expect(await shownNames(page, 'props')).toContain('rowSelectionModel'),
    ).toPass();
  });

  test('a type that has changed opens beside the old one', async () => {
    const page = await openPage(GRID);
    const row = page.locator('#data-grid-prop-rowSelectionModel');
    const button = row.getByRole('button', {name: 'Changed'});
    await button.click();
    await row.getByText('Before: GridInputRowSelectionModel').waitFor();
    await row.getByText('Now: GridRowSelectionModel').waitFor();
    await button.click();
    await expect(async () => expect(await row.getByText('Before:').count()).toBe(0)).toPass();
  });

  test('the address of a row that is gone leads to what takes its place', async () => {
    const page = await openPage(`${GRID}#${REMOVED}`);
    const row = page.locator(`[id="${REMOVED}"]`);
    await row.getByText('pageSizeOptions').waitFor({state: 'visible'});
    await expect(() => expect(inView(page, REMOVED)).resolves.toBe(true)).toPass();
    expect(await page.locator('[data-moved-section]').textContent()).toBe('');
    expect(await axeViolations(page)).toEqual([]);
  });

  for (const [address, hash, id] of [
    [GRID, '#rowsPerPageOptions', REMOVED],
    [GRID, '#DataGrid-css-withBorder', 'data-grid-class-withBorder'],
    ['/x/api/tree-view/tree-item/', '#nodeId', 'tree-item-prop-nodeId'],
    ['/x/api/tree-view/tree-view/', '#tree-view-prop-expanded', 'simple-tree-view-prop-expanded'],
    ['/x/api/charts/bar-chart/', '#bar-chart-prop-legend', 'bar-chart-prop-legend'],
    ['/x/api/charts/line-chart/', '#line-chart-slots-popper', 'line-chart-slot-popper'],
    [
      '/x/api/date-pickers/date-picker/',
      '#date-picker-prop-renderInput',
      'date-picker-prop-renderInput',
    ],
  ] as const) {
    test(`${address}${hash}, as it was linked to once, leads to the row ${id}`, async () => {
      const page = await openPage(address + hash);
      await page.locator(`[id="${id}"]`).waitFor({state: 'visible'});
      await expect(() => expect(inView(page, id)).resolves.toBe(true)).toPass();
      expect(await page.locator('[data-moved-section]').textContent()).toBe('');
    });
  }

  test('names that are gone are no part of the page until they are asked for', async () => {
    const page = await openPage(GRID);
    expect(await page.locator(`[id="${REMOVED}"]`).count()).toBe(0);
    await page.getByText(/names of earlier versions/).click();
    await page.locator(`[id="${REMOVED}"]`).waitFor();
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    expect(elements).toBeLessThanOrEqual(6000);
  });

  test('without scripts they are a list', async () => {
    const page = await openPage(GRID, {javaScriptEnabled: false});
    await page.getByText(/names of earlier versions/).click();
    await page.locator(`[id="${REMOVED}"]`).getByText('pageSizeOptions').waitFor();
  });

  test('a reader who comes by a link within the site finds them too', async () => {
    const page = await openPage('/x/api/data-grid/');
    await followLink(page, 'DataGrid', GRID);
    // The address is there before the page, and the page before it has such a list too.
    await page.locator('#data-grid-prop-rows').waitFor();
    await page.getByText(/names of earlier versions/).click();
    await page.locator(`[id="${REMOVED}"]`).waitFor({state: 'visible'});
  });
});

test('a date has the type that readers know, whatever adapter brings it', async () => {
  const page = await openPage('/x/api/date-pickers/date-picker/');
  const type = page.locator('#date-picker-prop-minDate [data-cell="type"]');
  expect(await type.textContent()).toBe('PickerValidDate');
});

test.describe('layouts', () => {
  test('a stored layout is there before the page wakes up, and nothing moves', async () => {
    const page = await openPage(BARS, {
      storage: {apiPage_props: 'collapsed'},
      until: 'commit',
    });
    const section = page.locator('[data-api-table="props"]');
    // Its rows: the section itself is there before its first child, the script that lays it out.
    await section.getByRole('table').waitFor({state: 'attached'});
    expect(await section.getAttribute('data-layout')).toBe('collapsed');
    await page.waitForLoadState('load');
    expect(await section.getAttribute('data-layout')).toBe('collapsed');
  });

  test('each has its button, is remembered, and says so to analytics', async () => {
    const page = await openPage(BARS);
    const section = page.locator('[data-api-table="props"]');
    for (const [label, layout] of [
      ['Expanded list', 'expanded'],
      ['Collapsed list', 'collapsed'],
      ['Table', 'table'],
    ] as const) {
      const button = section.getByRole('button', {name: label, exact: true});
      expect(await button.getAttribute('data-ga-event-category')).toBe('layout');
      expect(await button.getAttribute('data-ga-event-action')).toBe('props');
      expect(await button.getAttribute('data-ga-event-label')).toBe(layout);
      await button.click();
      await expect(async () =>
        expect(await section.getAttribute('data-layout')).toBe(layout),
      ).toPass();
      await expect(async () =>
        expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe(layout),
      ).toPass();
    }
  });
});

test.describe('links to rows', () => {
  test('open a collapsed row and bring it into view', async () => {
    const page = await openPage(`${GRID}#data-grid-class-row--editing`, {
      storage: {dataGrid_apiPage_classes: 'collapsed'},
    });
    const row = page.locator('[id="data-grid-class-row--editing"]');
    await row.getByText('.MuiDataGrid-row--editing').waitFor({state: 'visible'});
    await expect(() =>
      expect(inView(page, 'data-grid-class-row--editing')).resolves.toBe(true),
    ).toPass();
  });

  test('open the group of an inherited prop', async () => {
    const page = await openPage(`${BARS}#bar-chart-prop-borderRadius`);
    await page.locator('#bar-chart-prop-borderRadius').getByText('number').waitFor();
    await expect(() =>
      expect(inView(page, 'bar-chart-prop-borderRadius')).resolves.toBe(true),
    ).toPass();
  });

  test('have older forms that lead to the same row', async () => {
    const page = await openPage(`${GRID}#DataGrid-css-toolbar`);
    await page.locator('[data-target]').waitFor();
    expect(await page.locator('[data-target]').getAttribute('id')).toBe('data-grid-slot-toolbar');
  });

  test('are copied by a click on the name', async () => {
    const page = await openPage(BARS, {
      clipboard: true,
    });
    await glimpse(page, '#bar-chart-prop-layout[data-copied]', () =>
      page.locator('#bar-chart-prop-layout [data-row-link]').click(),
    );
    await expect(async () =>
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /\/x\/api\/charts\/bar-chart\/#bar-chart-prop-layout$/,
      ),
    ).toPass();
  });
});

test('text in a folded row is left to the search of the browser', async () => {
  const page = await openPage(BARS, {storage: {apiPage_props: 'collapsed'}});
  const text = page.locator('#bar-chart-prop-borderRadius').getByText('border radius of the bar');
  expect(await text.isVisible()).toBe(false);
  // Chromium reveals such text by itself when it is searched for; a test cannot search for it as a reader does.
  const isFindable = await text.evaluate((element) => !!element.closest('[hidden="until-found"]'));
  expect(isFindable).toBe(true);
});

test('a definition opens under its row and leads to the page of the type', async () => {
  const page = await openPage(BARS);
  const row = page.locator('#bar-chart-prop-series');
  await row.getByText('BarSeries', {exact: true}).first().click();
  const region = row.getByRole('region', {name: 'BarSeries'});
  await region.waitFor();
  await expect(async () => expect(await region.textContent()).toContain('type BarSeries')).toPass();
  await row.getByRole('link', {name: 'API page'}).click();
  await page.waitForURL(/\/x\/api\/charts\/bar-series\/$/);
});

for (const mode of ['light', 'rtl'] as const) {
  test(`a type that needs two lines keeps to its edge (${mode})`, async () => {
    const page = await openPage(BARS, {mode, width: 900});
    const edges = await page
      .locator('#bar-chart-prop-axisHighlight [data-type][role="button"]')
      .evaluate((type) => {
        const range = document.createRange();
        range.selectNodeContents(type);
        return [...range.getClientRects()].map(({left, right}) =>
          Math.round(document.body.dir === 'rtl' ? right : left),
        );
      });
    expect(edges.length).toBeGreaterThan(1);
    expect(new Set(edges).size).toBe(1);
  });
}

test('rows can be walked with the keyboard', async () => {
  const page = await openPage(BARS);
  await page.getByRole('searchbox', {name: /^Filter \d+ props$/}).focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('ArrowDown');
  await expect(async () => expect(await focused()).toMatch(/^series/)).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(async () => expect(await focused()).toBe('apiRef')).toPass();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search'),
  ).toPass();
});

test('Escape empties the filter field, and leaves readers of a row where they are', async () => {
  const page = await openPage(BARS);
  const field = page.getByRole('searchbox', {name: /^Filter \d+ props$/});
  const link = page.locator('#bar-chart-prop-skipAnimation [data-row-link]');
  await link.focus();
  await page.waitForFunction(() => scrollY > 0);
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Escape');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await field.fill('margin');
  await page.keyboard.press('Escape');
  await expect(async () => expect(await field.inputValue()).toBe('')).toPass();
});

test('a reader who comes by a link gets the same tables', async () => {
  const page = await openPage('/x/api/charts/bar-element/');
  await followLink(page, 'BarChart', BARS);
  // A button is made with all else that the table can do: before, nobody hears of what is typed.
  await page.locator('[data-api-table="props"] button[data-group-toggle]').first().waitFor();
  await page.getByRole('searchbox', {name: /^Filter \d+ props$/}).fill('skip animation');
  await expect(async () =>
    expect(await shownNames(page, 'props')).toEqual(['skipAnimation']),
  ).toPass();
});

test('without scripts every row is there, and no control that does nothing', async () => {
  const page = await openPage(BARS, {javaScriptEnabled: false});
  const rows = page.locator('[data-api-table="props"] [role="row"][id]');
  for (const row of await rows.all()) {
    expect(await row.isVisible()).toBe(true);
  }
  expect(await page.getByRole('searchbox', {name: /Filter/}).count()).toBe(0);
});

/** Each with the page that every run looks at; the full run looks at all of them in each. */
for (const [mode, layout, own] of [
  [['light'], 'table', '/x/api/data-grid/grid-col-def/'],
  [['dark'], 'expanded', '/x/api/charts/bar-chart-pro/'],
  [['rtl'], 'collapsed', '/x/api/data-grid/'],
  [['phone', 'dark'], 'table', GRID],
] as const) {
  test.describe(`${mode.join(', ')}, ${layout}`, () => {
    const pages = [
      GRID,
      '/x/api/charts/bar-chart-pro/',
      '/x/api/data-grid/grid-col-def/',
      '/x/api/data-grid/',
    ];
    for (const path of isFullRun ? pages : [own]) {
      test(`${path} breaks no accessibility rule and does not overflow`, async () => {
        const page = await openPage(path, {
          mode: [...mode],
          storage: {
            apiPage_props: layout,
            dataGrid_apiPage_props: layout,
            dataGrid_apiPage_slots: layout,
          },
        });
        expect(await axeViolations(page)).toEqual([]);
        expect(await overflow(page)).toEqual([]);
      });
    }
  });
}

test.describe('the catalogs in guides of the Data Grid', () => {
  const GUIDES = '/x/react-data-grid/';
  const LIST = {storage: {dataGrid_apiPage_props: 'collapsed'}};
  /** The names in all generated files of a kind: a guide that leaves an area out doesn't have them all. */
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

  for (const [guide, kind, name] of [
    ['api-object', 'methods', 'setFilterModel'],
    ['events', 'events', 'rowClick'],
    ['state', 'selectors', 'gridFilterModelSelector'],
  ] as const) {
    test.describe(`${guide}`, () => {
      let page: Page;
      test.beforeAll(async () => {
        page = await openPage(`${GUIDES}${guide}/`);
      });

      test(`has all ${kind}, among them ${name}`, async () => {
        const names = await shownNames(page, 'props');
        expect(names.sort()).toEqual(generated(kind));
        expect(names).toContain(name);
      });

      // The crawl sees that every page fits a phone.
      test('does not overflow at its full width, and breaks no accessibility rule', async () => {
        expect(await overflow(page)).toEqual([]);
        expect(await axeViolations(page)).toEqual([]);
      });

      if (isFullRun) {
        test('breaks no accessibility rule at 390 px', async () => {
          const narrow = await openPage(`${GUIDES}${guide}/`, {width: 390});
          expect(await axeViolations(narrow)).toEqual([]);
        });
      }
    });
  }

  for (const [guide, id, text] of [
    ['api-object', 'grid-api-property-restoreState', 'Inject the given values'],
    ['events', 'grid-event-rowClick', 'Fired when a row is clicked'],
    ['state', 'grid-selector-gridSortModelSelector', 'Get the current sorting model'],
  ] as const) {
    test(`a link to a row of ${guide} opens it where rows are folded: #${id}`, async () => {
      const page = await openPage(`${GUIDES}${guide}/#${id}`, LIST);
      const row = page.locator(`[id="${id}"]`);
      await row.getByText(text).waitFor({state: 'visible'});
      await expect(() => expect(inView(page, id)).resolves.toBe(true)).toPass();
    });
  }

  test('answer the filter of their table, and change their layout together', async () => {
    const page = await openPage(`${GUIDES}api-object/`);
    const filter = page.locator('[data-api-table]', {hasText: 'deleteFilterItem'});
    await filter.getByRole('searchbox').fill('quick');
    const links = filter.locator('[data-row-link]:visible');
    await expect(async () =>
      expect(await links.allTextContents()).toEqual(['setQuickFilterValues']),
    ).toPass();
    await filter.getByRole('button', {name: 'Collapsed list'}).click();
    const readLayouts = () =>
      page
        .locator('[data-api-table]')
        .evaluateAll((tables) => tables.map((table) => (table as HTMLElement).dataset.layout));
    await expect(async () =>
      expect(new Set(await readLayouts())).toEqual(new Set(['collapsed'])),
    ).toPass();
    expect((await readLayouts()).length).toBeGreaterThan(40);
  });

  test('mark the words of each filter, and no single letters', async () => {
    const page = await openPage(`${GUIDES}api-object/`);
    const fill = (row: string, words: string) =>
      page.locator('[data-api-table]', {hasText: row}).getByRole('searchbox').fill(words);
    /** The marked texts that have a color of marks. */
    const readMarked = () =>
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
    await expect(async () => expect(await readMarked()).toEqual(['quick'])).toPass();
    await fill('getColumnPosition', 'width');
    await expect(async () => expect(await readMarked()).toEqual(['quick', 'width'])).toPass();
    await fill('getColumnPosition', 'w');
    await expect(async () => expect(await readMarked()).toEqual(['quick'])).toPass();
    await fill('deleteFilterItem', '');
    await expect(async () => expect(await readMarked()).toEqual([])).toPass();
  });
});
