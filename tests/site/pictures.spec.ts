import type {Page} from '@playwright/test';
import {expect, frames, openPage, waitForIdle, setStorageFromOtherTab, test} from './harness';
import {walkDown} from './harness/crawl';
import {BARS, runDemo} from './harness/demo';

/** A way to look at a page. */
interface Look {
  width: 390 | 1400;
  scheme?: 'dark';
  direction?: 'rtl';
}

const WIDE: Look = {width: 1400};
const WIDE_DARK: Look = {width: 1400, scheme: 'dark'};
const WIDE_RTL: Look = {width: 1400, direction: 'rtl'};
const PHONE: Look = {width: 390};
const PHONE_DARK: Look = {width: 390, scheme: 'dark'};
const PHONE_RTL: Look = {width: 390, direction: 'rtl'};

const FRONT = '/x/introduction/';

/** What is compared with the pictures in `tests/site/pictures/`; `npm run pictures:update` renews them. */
const STATES: {
  name: string;
  address: string;
  looks: readonly Look[];
  act?: (page: Page) => Promise<unknown>;
  undo?: (page: Page) => Promise<unknown>;
}[] = [
  {name: 'front', address: FRONT, looks: [WIDE, WIDE_DARK, WIDE_RTL, PHONE]},
  {name: 'data-grid', address: '/x/react-data-grid/', looks: [WIDE_DARK, PHONE]},
  {name: 'date-pickers', address: '/x/react-date-pickers/', looks: [WIDE, PHONE_DARK]},
  {name: 'charts', address: '/x/react-charts/', looks: [WIDE, PHONE_DARK]},
  {name: 'tree-view', address: '/x/react-tree-view/', looks: [WIDE, PHONE_DARK]},
  {
    name: 'guide',
    address: '/x/react-data-grid/row-height/',
    looks: [WIDE, WIDE_DARK, PHONE, PHONE_RTL],
  },
  {
    name: 'api',
    address: '/x/api/charts/bar-chart/',
    looks: [WIDE, WIDE_DARK, PHONE, PHONE_DARK],
  },
  {
    name: 'drawer',
    address: FRONT,
    looks: [PHONE, PHONE_DARK, PHONE_RTL],
    act: async (page) => {
      await page.getByRole('button', {name: 'Open main navigation'}).click();
      await page.getByRole('navigation', {name: 'documentation'}).locator(':focus').waitFor();
    },
    undo: (page) => page.getByRole('button', {name: 'Close main navigation'}).click(),
  },
  {
    name: 'search',
    address: FRONT,
    looks: [WIDE, WIDE_DARK, PHONE],
    act: async (page) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', {name: 'Search'});
      await dialog.getByRole('combobox').fill('row height');
      await dialog.getByRole('option').first().waitFor();
      await waitForIdle(page);
    },
    undo: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'demo-catalog',
    address: '/x/demos/tree-view/',
    looks: [WIDE],
    act: async (page) => {
      for (const card of (await page.locator('[data-demo-card]').all()).slice(0, 8)) {
        await card.locator('[data-demo-scope] > *').first().waitFor();
      }
      await waitForIdle(page);
    },
  },
  {
    name: 'split-view',
    address: BARS,
    looks: [WIDE],
    act: async (page) => {
      const demo = await runDemo(page, 'HorizontalBars');
      await demo.getByRole('button', {name: 'Edit here'}).click();
      await page.getByRole('dialog', {name: 'HorizontalBars demo'}).getByRole('textbox').waitFor();
      await waitForIdle(page);
    },
    undo: (page) => page.getByRole('button', {name: 'Exit full screen'}).click(),
  },
  {name: 'not-found', address: '/404.html', looks: [WIDE, PHONE_DARK]},
  {name: 'playground', address: '/playground/', looks: [WIDE, PHONE_DARK]},
];

/** A calendar shows this day as today. */
const NOW = new Date('2026-03-18T10:30:00Z');

async function show(page: Page, {width, scheme, direction}: Look): Promise<void> {
  await page.setViewportSize({width, height: width === 390 ? 844 : 900});
  await setStorageFromOtherTab(page, 'mui-mode', scheme ?? 'light');
  await setStorageFromOtherTab(page, 'docs-direction', direction ?? 'ltr');
  await page.evaluate(() => document.fonts.ready);
  await frames(page);
  await waitForIdle(page);
  // What loads near the viewport has to be there.
  expect(await walkDown(page)).toEqual([]);
  // The page notices a moment later that it's at its top again, and the unread messages load last.
  await expect(page.locator('[aria-current="location"]')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeHidden();
  await page.getByRole('button', {name: /^[1-9]\d* unread notifications$/}).waitFor();
}

for (const address of new Set(STATES.map((state) => state.address))) {
  const states = STATES.filter((state) => state.address === address);
  test(`${states.map(({name}) => name).join(', ')}: as in the pictures`, async () => {
    const page = await openPage(address, {
      reducedMotion: true,
      before: async (opened) => {
        await opened.clock.setFixedTime(NOW);
        // The ad is chosen at random. A constant, because a sequence would depend on
        // which of the page's parts draws first.
        await opened.addInitScript(() => {
          Math.random = () => 0.5;
        });
      },
    });
    for (const {name, looks, act, undo} of states) {
      for (const look of looks) {
        await show(page, look);
        await act?.(page);
        const {width, scheme = 'light', direction} = look;
        const file = [name, width, scheme, direction].filter(Boolean).join('-');
        await expect.soft(page).toHaveScreenshot(`${file}.png`);
        await undo?.(page);
        await page.locator(':modal, nav:popover-open').waitFor({state: 'detached'});
      }
    }
  });
}
