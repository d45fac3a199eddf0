import type {Locator, Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  hydrated,
  type OpenOptions,
  openPage,
  overflow,
  quiet,
  test,
} from './harness';

const OVERVIEW = '/x/react-date-pickers/';
const QUICKSTART = '/x/react-date-pickers/quickstart/';
const KEY = 'docs-installation-date-library';

/** What only the code of a library has in it. */
const MARKS = {
  Luxon: /isLuxonDateTime/,
  'date-fns': /constructDateFrom/,
  Moment: /_isAMomentObject/,
};

/** Notes which libraries the scripts of a page bring. */
function watchLibraries(page: Page): Set<string> {
  const found = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      void response.text().then(
        (text) =>
          Object.entries(MARKS).forEach(([name, mark]) => mark.test(text) && found.add(name)),
        // The page was left before the answer was read.
        () => undefined,
      );
    }
  });
  return found;
}

async function openDemo(
  address: string,
  name: string,
  options?: OpenOptions,
): Promise<{page: Page; demo: Locator; libraries: Set<string>}> {
  let libraries = new Set<string>();
  const page = await openPage(address, {
    ...options,
    before: async (opened) => {
      libraries = watchLibraries(opened);
    },
  });
  return {page, demo: await run(page, name), libraries};
}

async function run(page: Page, name: string): Promise<Locator> {
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('[data-demo-scope] > *').first().waitFor({state: 'attached'});
  return demo;
}

const choiceOf = (demo: Locator) => demo.getByRole('combobox', {name: 'Date library'});
const waitForCode = (demo: Locator, text: string) =>
  demo.locator('pre').getByText(text).first().waitFor();
const stored = (library: string): OpenOptions => ({storage: {[KEY]: library}});

test('who never chose reads and runs Day.js, and loads nothing of other libraries', async () => {
  const {page, demo, libraries} = await openDemo(OVERVIEW, 'ValidatedPicker');
  await expect(async () => expect(await choiceOf(demo).inputValue()).toBe('dayjs')).toPass();
  await waitForCode(demo, "dayjs('2025-08-11')");
  await run(page, 'SpokenDates');
  await demo.getByRole('button', {name: 'Expand code'}).click();
  await demo.getByRole('button', {name: /^JS/}).click();
  await waitForCode(demo, "import dayjs from 'dayjs';");
  await quiet(page);
  expect([...libraries]).toEqual([]);
});

for (const [name, library, created, asked] of [
  ['date-fns', 'date-fns', "parseISO('2025-08-11')", 'date.getDay() === 1'],
  ['Luxon', 'luxon', "DateTime.fromISO('2025-08-11')", 'date.weekday === 1'],
  ['Moment', 'moment', "moment('2025-08-11')", 'date.day() === 1'],
] as const) {
  test(`a demo is read and run in ${name}, in both languages`, async () => {
    const {page, demo, libraries} = await openDemo(OVERVIEW, 'ValidatedPicker');
    await choiceOf(demo).selectOption(name);
    await waitForCode(demo, created);
    await expect(async () =>
      expect(await demo.locator('pre').innerText()).toContain(asked),
    ).toPass();
    await demo.locator('[data-demo-scope]').getByText('Closed on Mondays').waitFor();
    await quiet(page);
    await expect(() => expect([...libraries]).toEqual([name])).toPass();
    await demo.getByRole('button', {name: /^JS/}).click();
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await waitForCode(demo, `from '${library}';`);
    await expect(async () =>
      expect(await demo.locator('pre').innerText()).not.toMatch(/dayjs|: Date\b|DateTime>/i),
    ).toPass();
    // And back: Day.js is what the page came with.
    await choiceOf(demo).selectOption('Day.js');
    await waitForCode(demo, "import dayjs from 'dayjs';");
  });
}

test('the choice holds on the next page: demos, commands to install, tabs', async () => {
  const {page, demo} = await openDemo(OVERVIEW, 'ValidatedPicker');
  await choiceOf(demo).selectOption('Luxon');
  await expect(async () =>
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('luxon'),
  ).toPass();
  await page.goto(new URL(QUICKSTART, page.url()).href);
  await hydrated(page);
  const next = await run(page, 'ControlledPicker');
  await expect(async () => expect(await choiceOf(next).inputValue()).toBe('luxon')).toPass();
  await waitForCode(next, "DateTime.fromISO('2025-08-12T21:30')");
  await expect(async () =>
    expect(await page.getByRole('radio', {name: 'luxon'}).isChecked()).toBe(true),
  ).toPass();
  await expect(async () =>
    expect(await page.getByRole('tab', {name: 'Luxon', selected: true}).count()).toBe(1),
  ).toPass();
});

test('who uses another library never loads Day.js', async () => {
  const {page, demo, libraries} = await openDemo(QUICKSTART, 'ControlledPicker', stored('luxon'));
  await waitForCode(demo, 'DateTime.fromISO');
  await quiet(page);
  await expect(() => expect([...libraries]).toEqual(['Luxon'])).toPass();
  const scripts = await page.evaluate(async () =>
    Promise.all(
      performance
        .getEntriesByType('resource')
        .filter(({name}) => name.endsWith('.js'))
        .map(async ({name}) => (await fetch(name)).text()),
    ),
  );
  expect(scripts.filter((text) => text.includes('$isDayjsObject')).length).toBe(0);
});

for (const library of ['sundial', '', 'toString'] as const) {
  test(`a stored "${library}" is passed over`, async () => {
    const {demo} = await openDemo(QUICKSTART, 'ControlledPicker', stored(library));
    await expect(async () => expect(await choiceOf(demo).inputValue()).toBe('dayjs')).toPass();
  });
}

test('what is for some libraries offers those, and the nearest is shown', async () => {
  const {demo} = await openDemo(OVERVIEW, 'TimeZones', stored('date-fns'));
  await expect(async () =>
    expect(await choiceOf(demo).locator('option').allInnerTexts()).toEqual([
      'Day.js',
      'Luxon',
      'Moment',
    ]),
  ).toPass();
  await expect(async () => expect(await choiceOf(demo).inputValue()).toBe('dayjs')).toPass();
  await choiceOf(demo).selectOption('Moment');
  await waitForCode(demo, "from 'moment-timezone'");
});

test('locales are loaded as the library does it', async () => {
  const {demo} = await openDemo(OVERVIEW, 'SpokenDates', stored('date-fns'));
  await waitForCode(demo, "from 'date-fns/locale/pt-BR'");
  await waitForCode(demo, 'adapterLocales');
  await expect(async () =>
    expect(await demo.locator('pre').innerText()).toContain(
      'adapterLocale={adapterLocales[locale]}',
    ),
  ).toPass();
  await demo.getByRole('button', {name: /12\. Aug\. 2026$/}).waitFor();
  await demo.getByRole('button', {name: '日本語'}).click();
  await demo.getByRole('button', {name: /2026\/08\/12$/}).waitFor();
});

test('a sandbox has the code and the packages of the library', async () => {
  const posted: URLSearchParams[] = [];
  const {page, demo} = await openDemo(QUICKSTART, 'ControlledPicker', {
    ...stored('luxon'),
    intercept: {
      'https://stackblitz.com/': (route) => {
        posted.push(new URLSearchParams(route.request().postData() ?? ''));
        return route.fulfill({body: 'opened'});
      },
    },
  });
  await waitForCode(demo, 'DateTime.fromISO');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    demo.getByRole('button', {name: 'Edit in StackBlitz'}).click(),
  ]);
  await tab.getByText('opened').waitFor();
  const read = (file: string) => posted[0]!.get(`project[files][${file}]`)!;
  expect(read('src/Demo.tsx')).toContain(
    "import {AdapterLuxon} from '@mui/x-date-pickers/AdapterLuxon';",
  );
  const {dependencies, devDependencies} = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  expect(Object.keys(dependencies!)).toContain('luxon');
  expect(Object.keys(dependencies!)).not.toContain('dayjs');
  expect(Object.keys(devDependencies!)).toContain('@types/luxon');
});

test('what is edited is the code on show, and it runs', async () => {
  const {demo} = await openDemo(QUICKSTART, 'ControlledPicker', stored('luxon'));
  await waitForCode(demo, 'DateTime.fromISO');
  await demo.getByRole('button', {name: 'Press Enter to start editing'}).press('Enter');
  const field = demo.getByRole('textbox', {name: /ControlledPicker/});
  const text = await field.inputValue();
  expect(text).toContain('DateTime.fromISO');
  await field.fill(text.replace('Telescope opens', 'Dome opens'));
  await demo.frameLocator('iframe[sandbox]').getByText('Dome opens').first().waitFor();
});

test('without JavaScript the code is that of Day.js', async () => {
  const page = await openPage(QUICKSTART, {...stored('luxon'), javaScriptEnabled: false});
  const demo = page.locator('[data-demo="ControlledPicker"]');
  expect(await demo.locator('pre').innerText()).toContain('dayjs(');
  expect(await choiceOf(demo).count()).toBe(0);
});

test('the bar with the choice breaks no rule and fits on a phone', async () => {
  const {page, demo} = await openDemo(OVERVIEW, 'StayPicker', {
    ...stored('date-fns'),
    mode: 'phone',
  });
  await waitForCode(demo, 'parseISO');
  expect(await choiceOf(demo).isVisible()).toBe(true);
  expect(await overflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});
