import type {Locator, Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  openPage,
  overflow,
  waitForIdle,
  setStorageFromOtherTab,
  test,
} from './harness';
import {runDemo} from './harness/demo';

const KEY = 'docs-installation-date-library';

/** What occurs only in the code of one library. */
const MARKS = {
  Luxon: /isLuxonDateTime/,
  'date-fns': /constructDateFrom/,
  Moment: /_isAMomentObject/,
};

/** Collects which libraries the scripts of a page contain. */
function watchLibraries(page: Page, found: Set<string>): void {
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      void response.text().then(
        (text) =>
          Object.entries(MARKS).forEach(([name, mark]) => mark.test(text) && found.add(name)),
        // The page was closed before the response was read.
        () => undefined,
      );
    }
  });
}

const choiceOf = (demo: Locator) => demo.getByRole('combobox', {name: 'Date library'});
const codeOf = (demo: Locator) => demo.locator('pre');

test.describe('the overview of the pickers', () => {
  const libraries = new Set<string>();
  let page: Page;
  test.beforeAll(async () => {
    libraries.clear();
    page = await openPage('/x/react-date-pickers/', {
      // Not a library: Day.js applies, as without a choice.
      storage: {[KEY]: 'toString'},
      before: (opened) => watchLibraries(opened, libraries),
    });
  });
  test.afterEach(() => setStorageFromOtherTab(page, KEY, null));

  test('has code and demos in Day.js first, then in each library that is chosen and loaded for it', async () => {
    const demo = await runDemo(page, 'ValidatedPicker');
    await expect(choiceOf(demo)).toHaveValue('dayjs');
    await expect(codeOf(demo)).toContainText("dayjs('2025-08-11')");
    for (const stored of ['sundial', '']) {
      await setStorageFromOtherTab(page, KEY, stored);
      await expect(choiceOf(demo)).toHaveValue('dayjs');
    }
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await demo.getByRole('button', {name: /^JS/}).click();
    await expect(codeOf(demo)).toContainText("import dayjs from 'dayjs';");
    await waitForIdle(page);
    expect([...libraries]).toEqual([]);

    const loaded: string[] = [];
    for (const [name, library, created, called] of [
      ['date-fns', 'date-fns', "parseISO('2025-08-11')", 'date.getDay() === 1'],
      ['Luxon', 'luxon', "DateTime.fromISO('2025-08-11')", 'date.weekday === 1'],
      ['Moment', 'moment', "moment('2025-08-11')", 'date.day() === 1'],
    ] as const) {
      await demo.getByRole('button', {name: /^TS/}).click();
      await choiceOf(demo).selectOption(name);
      await expect(codeOf(demo)).toContainText(created);
      await expect(codeOf(demo)).toContainText(called);
      await demo.locator('[data-demo-scope]').getByText('Closed on Mondays').waitFor();
      await waitForIdle(page);
      loaded.push(name);
      await expect.poll(() => [...libraries]).toEqual(loaded);
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(library);
      await demo.getByRole('button', {name: /^JS/}).click();
      await expect(codeOf(demo)).toContainText(`from '${library}';`);
      expect(await codeOf(demo).innerText()).not.toMatch(/dayjs|: Date\b|DateTime>/i);
    }
    // The HTML of the page contains the code in Day.js.
    await choiceOf(demo).selectOption('Day.js');
    await expect(codeOf(demo)).toContainText("import dayjs from 'dayjs';");
    await demo.getByRole('button', {name: /^TS/}).click();
  });

  test('shows the closest library where a demo does not have the chosen one', async () => {
    await setStorageFromOtherTab(page, KEY, 'date-fns');
    const demo = await runDemo(page, 'TimeZones');
    await expect(choiceOf(demo).locator('option')).toHaveText(['Day.js', 'Luxon', 'Moment']);
    await expect(choiceOf(demo)).toHaveValue('dayjs');
    await choiceOf(demo).selectOption('Moment');
    await expect(codeOf(demo)).toContainText("from 'moment-timezone'");
  });

  test('loads locales in the way of the library', async () => {
    await setStorageFromOtherTab(page, KEY, 'date-fns');
    const demo = await runDemo(page, 'SpokenDates');
    await expect(codeOf(demo)).toContainText("from 'date-fns/locale/pt-BR'");
    await expect(codeOf(demo)).toContainText('adapterLocale={adapterLocales[locale]}');
    await demo.getByRole('button', {name: /12\. Aug\. 2026$/}).waitFor();
    await demo.getByRole('button', {name: '日本語'}).click();
    await demo.getByRole('button', {name: /2026\/08\/12$/}).waitFor();
  });

  test('has room for the choice at 390 px, and is accessible', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await setStorageFromOtherTab(page, KEY, 'date-fns');
    const demo = await runDemo(page, 'StayPicker');
    await expect(codeOf(demo)).toContainText('parseISO');
    await expect(choiceOf(demo)).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({width: 1400, height: 900});
  });
});

test('a stored library applies to demos, commands, tabs, sandbox, and editor, and Day.js is not loaded', async () => {
  const libraries = new Set<string>();
  const posted: URLSearchParams[] = [];
  const page = await openPage('/x/react-date-pickers/quickstart/', {
    storage: {[KEY]: 'luxon'},
    intercept: {
      'https://stackblitz.com/': (route) => {
        posted.push(new URLSearchParams(route.request().postData() ?? ''));
        return route.fulfill({body: 'opened'});
      },
    },
    before: (opened) => watchLibraries(opened, libraries),
  });
  const demo = await runDemo(page, 'ControlledPicker');
  await expect(choiceOf(demo)).toHaveValue('luxon');
  await expect(codeOf(demo)).toContainText("DateTime.fromISO('2025-08-12T09:30')");
  await expect(page.getByRole('radio', {name: 'luxon'})).toBeChecked();
  await expect(page.getByRole('tab', {name: 'Luxon', selected: true})).toHaveCount(1);
  await waitForIdle(page);
  await expect.poll(() => [...libraries]).toEqual(['Luxon']);
  const withDayjs = await page.evaluate(async () => {
    const urls = performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
    return urls.filter((_, index) => texts[index]!.includes('$isDayjsObject'));
  });
  expect(withDayjs).toEqual([]);

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    demo.getByRole('button', {name: 'Edit in StackBlitz'}).click(),
  ]);
  await tab.getByText('opened').waitFor();
  await tab.close();
  expect(posted[0]!.get('project[files][src/Demo.tsx]')).toContain(
    "import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';",
  );

  await demo.getByRole('button', {name: 'Press Enter to start editing'}).press('Enter');
  const field = demo.getByRole('textbox', {name: /ControlledPicker/});
  await expect(field).toContainText('DateTime.fromISO');
  const text = await field.innerText();
  await field.press('ControlOrMeta+a');
  await page.keyboard.insertText(text.replace('Meeting starts', 'Call starts'));
  await demo.frameLocator('iframe[sandbox]').getByText('Call starts').first().waitFor();
});
