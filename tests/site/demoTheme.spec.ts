import type {Page} from '@playwright/test';
import {PRESETS} from '../../src/mui/demoTheme/presets';
import {createThemeLink} from '../../src/mui/demoTheme/themeLink';
import {
  axeViolations,
  expect,
  followLink,
  frames,
  openPage,
  storeElsewhere,
  test,
  whenFull,
} from './harness';

const PAGE = '/x/common-concepts/demo-theme/';
const KEY = 'docs-demo-theme';
const MEADOW = JSON.stringify(PRESETS.meadow);
const BLUE = 'rgb(25, 118, 210)';
const GREEN = 'rgb(27, 115, 64)';

/** Waits until the selected day of the calendar has a color. */
async function waitForColor(page: Page, color: string) {
  await page.locator('[data-demo="ThemedCalendar"]').scrollIntoViewIfNeeded();
  await page.waitForFunction((expected) => {
    const day = document.querySelector('[role="gridcell"][aria-selected="true"]');
    return day && getComputedStyle(day).backgroundColor === expected;
  }, color);
}

const siteColors = (page: Page) =>
  page.evaluate(() =>
    ['primary-main', 'text-primary', 'background-default'].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(`--muidocs-palette-${name}`),
    ),
  );

async function openDrawer(page: Page) {
  await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
  const drawer = page.getByRole('dialog', {name: 'Settings'});
  await drawer.waitFor();
  return drawer;
}

/** Whether a script with the list of components that a theme may name has been loaded. */
const hasThemeCode = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
    return texts.some((text) => text.includes('AccordionActions AccordionDetails'));
  });

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('a preset changes demos at once and nothing else, and goes back', async () => {
  const page = await openPage(PAGE, {mode: 'light'});
  await waitForColor(page, BLUE);
  // Without a setting nothing of it is loaded.
  expect(await hasThemeCode(page)).toBe(false);
  const before = await siteColors(page);
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', {name: 'Meadow'}).click();
  await waitForColor(page, GREEN);
  await expect(async () => expect(await siteColors(page)).toEqual(before)).toPass();
  await expect(async () => expect(await stored(page)).toBe(MEADOW)).toPass();
  await expect(async () => expect(await hasThemeCode(page)).toBe(true)).toPass();
  await drawer.getByRole('button', {name: 'Material', exact: true}).click();
  await waitForColor(page, BLUE);
});

test('a stored theme is there from the first frame of a demo, on this page and the next', async () => {
  const page = await openPage(PAGE, {
    mode: 'light',
    storage: {[KEY]: MEADOW},
    before: async (opened) => {
      // Every color that a selected day ever has, from the first one on.
      await opened.addInitScript(() => {
        const seen = new Set<string>();
        Object.assign(window, {seenColors: seen});
        const look = () => {
          const day = document.querySelector('[role="gridcell"][aria-selected="true"]');
          if (day) {
            seen.add(getComputedStyle(day).backgroundColor);
          }
          requestAnimationFrame(look);
        };
        look();
      });
    },
  });
  await waitForColor(page, GREEN);
  await followLink(page, 'Slots and subcomponents', '/x/common-concepts/custom-components/');
  await followLink(page, 'Theming the demos', PAGE);
  await waitForColor(page, GREEN);
  const seen = await page.evaluate(() => [
    ...(window as unknown as {seenColors: Set<string>}).seenColors,
  ]);
  expect(seen).not.toContain(BLUE);
});

for (const text of [
  '',
  '{',
  '{"spacing":99}',
  '{"__proto__":{"a":1}}',
  'x'.repeat(1024 * 1024),
] as const) {
  test(`a stored text that is no theme changes nothing (%#)`, async () => {
    const page = await openPage(PAGE, {mode: 'light', storage: {[KEY]: text}});
    await waitForColor(page, BLUE);
  });
}

test('a pasted theme is read as data; a fault is named with its place', async () => {
  const page = await openPage(PAGE, {mode: 'light'});
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', {name: 'Paste your theme'}).click();
  const field = drawer.getByLabel('The object of createTheme, as TypeScript or JSON');
  const apply = drawer.getByRole('button', {name: 'Apply theme'});
  await field.fill("{\n  palette: {primary: {main: 'url(https://x.test/)'}},\n}");
  await apply.click();
  await drawer.getByText('Line 2, column 23: palette.primary.main').waitFor();
  await field.fill("createTheme({palette: {primary: {main: 'oklch(0.5 0.2 30)'}}})");
  await apply.click();
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes('"main":"#'), KEY);
});

test('a link shows a theme, asks, and stores nothing without the reader’s word', async () => {
  const link = new URL(createThemeLink(`https://mui.com${PAGE}`, PRESETS.meadow)!);
  const page = await openPage(PAGE + link.hash, {mode: 'light'});
  await waitForColor(page, GREEN);
  const notice = page.getByRole('region', {name: 'Shared theme'});
  await notice.waitFor();
  await expect(async () => expect(await stored(page)).toBeNull()).toPass();
  expect(await axeViolations(page)).toEqual([]);
  await notice.getByRole('button', {name: 'Discard'}).click();
  await waitForColor(page, BLUE);
  await expect(async () => expect(await stored(page)).toBeNull()).toPass();
  await page.waitForURL((url) => url.hash === '');
  // The same link once more, on the same page and after a reload; then to keep it.
  await page.evaluate((hash) => (window.location.hash = hash), `${link.hash}`);
  await waitForColor(page, GREEN);
  await notice.waitFor();
  await page.reload();
  await waitForColor(page, GREEN);
  await notice.getByRole('button', {name: 'Keep'}).click();
  await waitForColor(page, GREEN);
  await expect(async () => expect(await stored(page)).toBe(MEADOW)).toPass();
});

for (const hash of [
  '#demo-theme=',
  '#demo-theme=%3Cimg%3E',
  `#demo-theme=${'A'.repeat(9000)}`,
] as const) {
  test(`a malformed link is refused with a sentence (%#)`, async () => {
    const page = await openPage(PAGE + hash, {mode: 'light'});
    await page.locator('[data-demo="ThemedGrid"]').scrollIntoViewIfNeeded();
    await page.getByText('This link contains no valid theme').first().waitFor();
    await waitForColor(page, BLUE);
    expect(await stored(page)).toBeNull();
  });
}

test('a sandbox carries the theme', async () => {
  let body = '';
  const page = await openPage(PAGE, {
    mode: 'light',
    storage: {[KEY]: MEADOW},
    intercept: {
      'https://stackblitz.com/': async (route) => {
        body = decodeURIComponent((route.request().postData() ?? '').replaceAll('+', ' '));
        await route.fulfill({body: 'opened', contentType: 'text/plain'});
      },
    },
  });
  const demo = page.locator('[data-demo="ThemedBars"]');
  await demo.scrollIntoViewIfNeeded();
  const opened = page.context().waitForEvent('page');
  await demo.getByRole('button', {name: 'Edit in StackBlitz'}).click();
  await (await opened).waitForURL('https://stackblitz.com/**');
  expect(body).toContain('project[files][src/theme.ts]');
  expect(body).toContain('#1b7340');
  expect(body).toContain('@mui/x-charts/themeAugmentation');
});

for (const name of ['meadow', ...whenFull(['ink', 'sunset'] as const)] as const) {
  test(`the preset ${name} is accessible`, async () => {
    const page = await openPage(PAGE, {
      mode: 'light',
      storage: {[KEY]: JSON.stringify(PRESETS[name])},
    });
    for (const demo of await page.locator('[data-demo]').all()) {
      await demo.scrollIntoViewIfNeeded();
      await demo.locator('[data-demo-scope] > *').first().waitFor();
    }
    expect(await axeViolations(page)).toEqual([]);
    // The look changes under the same demos: what axe finds in their structure, it has found.
    await storeElsewhere(page, 'mui-mode', 'dark');
    await page.locator('html[data-theme="dark"]').waitFor();
    await frames(page);
    expect(await axeViolations(page, 'colors')).toEqual([]);
    await storeElsewhere(page, 'docs-direction', 'rtl');
    await storeElsewhere(page, 'docs-dense', 'true');
    await page.locator('html[data-density="dense"] body[dir="rtl"]').waitFor();
    await frames(page);
    expect(await axeViolations(page, 'colors')).toEqual([]);
  });
}
