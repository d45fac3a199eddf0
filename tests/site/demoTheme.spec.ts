import type {Page} from '@playwright/test';
import {PRESETS} from '../../src/mui/demoTheme/presets';
import {createThemeLink} from '../../src/mui/demoTheme/themeLink';
import {
  axeViolations,
  expect,
  followLink,
  frames,
  isFullRun,
  openPage,
  setStorageFromOtherTab,
  test,
} from './harness';
import {runDemo} from './harness/demo';

const PAGE = '/x/common-concepts/demo-theme/';
const KEY = 'docs-demo-theme';
const MEADOW = JSON.stringify(PRESETS.meadow);
const BLUE = 'rgb(25, 118, 210)';
const GREEN = 'rgb(27, 115, 64)';

/** Waits until the selected day of the calendar has a color. */
async function waitForColor(page: Page, color: string) {
  await page.locator('[data-demo="ThemedCalendar"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[role="gridcell"][aria-selected="true"]')).toHaveCSS(
    'background-color',
    color,
  );
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

test('the settings change the theme of demos and nothing else, by preset or as pasted data', async () => {
  const page = await openPage(PAGE, {mode: 'light'});
  await waitForColor(page, BLUE);
  // Without a setting, the code for themes isn't loaded.
  expect(await hasThemeCode(page)).toBe(false);
  const before = await siteColors(page);
  const drawer = await openDrawer(page);
  await drawer.getByRole('button', {name: 'Meadow'}).click();
  await waitForColor(page, GREEN);
  expect(await siteColors(page)).toEqual(before);
  await expect.poll(() => stored(page)).toBe(MEADOW);
  expect(await hasThemeCode(page)).toBe(true);
  await drawer.getByRole('button', {name: 'Material', exact: true}).click();
  await waitForColor(page, BLUE);

  await drawer.getByRole('button', {name: 'Paste your theme'}).click();
  const field = drawer.getByLabel('Options of createTheme (TypeScript or JSON)');
  const apply = drawer.getByRole('button', {name: 'Apply theme'});
  await field.fill("{\n  palette: {primary: {main: 'url(https://x.test/)'}},\n}");
  await apply.click();
  await drawer.getByText('Line 2, column 23: palette.primary.main').waitFor();
  await field.fill("createTheme({palette: {primary: {main: 'oklch(0.5 0.2 30)'}}})");
  await apply.click();
  await expect.poll(() => stored(page)).toContain('"main":"#');
});

test('a stored theme applies from the first frame of a demo, on the next page and in a sandbox, and is accessible', async () => {
  let posted = '';
  const page = await openPage(PAGE, {
    mode: 'light',
    storage: {[KEY]: MEADOW},
    intercept: {
      'https://stackblitz.com/': async (route) => {
        posted = decodeURIComponent((route.request().postData() ?? '').replaceAll('+', ' '));
        await route.fulfill({body: 'opened', contentType: 'text/plain'});
      },
    },
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

  for (const name of ['ThemedGrid', 'ThemedCalendar', 'ThemedTree']) {
    await runDemo(page, name);
  }
  const demo = await runDemo(page, 'ThemedBars');
  expect(await axeViolations(page)).toEqual([]);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    demo.getByRole('button', {name: 'Edit in StackBlitz'}).click(),
  ]);
  await tab.getByText('opened').waitFor();
  expect(posted).toContain('project[files][src/theme.ts]');
  expect(posted).toContain('#1b7340');
  expect(posted).toContain('@mui/x-charts/themeAugmentation');
});

test('a stored text or a link that is not a valid theme changes nothing', async () => {
  const page = await openPage(`${PAGE}#demo-theme=%3Cimg%3E`, {
    mode: 'light',
    storage: {[KEY]: '{"__proto__":{"a":1}}'},
  });
  await page.locator('[data-demo="ThemedGrid"]').scrollIntoViewIfNeeded();
  await page.getByText("This link doesn't contain a valid theme").first().waitFor();
  await waitForColor(page, BLUE);
  for (const text of ['', '{', '{"spacing":99}', 'x'.repeat(1024 * 1024)]) {
    await setStorageFromOtherTab(page, KEY, MEADOW);
    await waitForColor(page, GREEN);
    await setStorageFromOtherTab(page, KEY, text);
    await waitForColor(page, BLUE);
  }
  await setStorageFromOtherTab(page, KEY, null);
  for (const value of ['', 'A'.repeat(9000)]) {
    await page.evaluate((hash) => (window.location.hash = hash), `#demo-theme=${value}`);
    await page.waitForURL((url) => url.hash === '');
    await waitForColor(page, BLUE);
    expect(await stored(page)).toBeNull();
  }
});

test('a link shows a theme, and stores it only when the user keeps it', async () => {
  const {hash} = new URL(createThemeLink(`https://mui.com${PAGE}`, PRESETS.meadow)!);
  const page = await openPage(PAGE + hash, {mode: 'light'});
  await waitForColor(page, GREEN);
  const notice = page.getByRole('region', {name: 'Shared theme'});
  await notice.waitFor();
  expect(await stored(page)).toBeNull();
  expect(await axeViolations(page)).toEqual([]);
  await notice.getByRole('button', {name: 'Discard'}).click();
  await waitForColor(page, BLUE);
  expect(await stored(page)).toBeNull();
  await page.waitForURL((url) => url.hash === '');
  // The same link on the open page.
  await page.evaluate((link) => (window.location.hash = link), hash);
  await waitForColor(page, GREEN);
  await notice.getByRole('button', {name: 'Keep'}).click();
  await waitForColor(page, GREEN);
  await expect.poll(() => stored(page)).toBe(MEADOW);
});

if (isFullRun) {
  for (const name of ['meadow', 'ink', 'sunset'] as const) {
    test(`the preset ${name} is accessible in every mode`, async () => {
      const page = await openPage(PAGE, {
        mode: 'light',
        storage: {[KEY]: JSON.stringify(PRESETS[name])},
      });
      for (const demo of ['ThemedGrid', 'ThemedCalendar', 'ThemedBars', 'ThemedTree']) {
        await runDemo(page, demo);
      }
      expect(await axeViolations(page)).toEqual([]);
      // The structure of the demos stays the same; only colors can break a rule now.
      await setStorageFromOtherTab(page, 'mui-mode', 'dark');
      await page.locator('html[data-theme="dark"]').waitFor();
      await frames(page);
      expect(await axeViolations(page, 'colors')).toEqual([]);
      await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
      await setStorageFromOtherTab(page, 'docs-dense', 'true');
      await page.locator('html[data-density="dense"] body[dir="rtl"]').waitFor();
      await frames(page);
      expect(await axeViolations(page, 'colors')).toEqual([]);
    });
  }
}
