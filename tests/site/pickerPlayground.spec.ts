import type {Locator, Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  hydrated,
  type Mode,
  type OpenOptions,
  openPage,
  overflow,
  test,
  whenFull,
} from './harness';

const PLAYGROUND = '/x/react-date-pickers/playground/';

/** Opens the page and waits until a component runs. */
async function open(query = '', options: OpenOptions = {}): Promise<{page: Page; tool: Locator}> {
  const page = await openPage(`${PLAYGROUND}${query}`, options);
  const tool = page.getByRole('group', {name: 'Pickers playground'});
  await running(tool);
  return {page, tool};
}

const stage = (tool: Locator) => tool.locator('[data-demo-scope]');
const running = (tool: Locator) =>
  stage(tool).locator(':scope > *').first().waitFor({state: 'attached'});
const code = (tool: Locator) => tool.locator('pre').textContent();
const choose = (tool: Locator, label: string, option: string) =>
  tool.getByRole('combobox', {name: label, exact: true}).selectOption(option);
const queryOf = (page: Page) => new URL(page.url()).search;

/** Collects the text of every script that the page loads. */
function collectScripts(texts: Promise<string>[]): OpenOptions {
  return {
    before: (page) => {
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') {
          texts.push(response.text().catch(() => ''));
        }
      });
    },
  };
}

test('shows a date picker at first, and only a family that is chosen is loaded', async () => {
  const texts: Promise<string>[] = [];
  const {page, tool} = await open('', collectScripts(texts));
  await stage(tool).getByRole('group', {name: 'Departure'}).first().waitFor();
  await expect(async () =>
    expect(await code(tool)).toContain(
      '<DatePicker\n        label="Departure"\n        defaultValue={dayjs(\'2025-06-17\')}\n      />',
    ),
  ).toPass();
  await page.waitForLoadState('networkidle');
  const mark = /MuiDateRangeCalendar|isLuxonDateTime|constructDateFrom|_isAMomentObject/;
  expect((await Promise.all(texts)).filter((text) => mark.test(text)).length).toBe(0);

  await choose(tool, 'Value', 'Date Range');
  await choose(tool, 'Component', 'DateRangeCalendar');
  await stage(tool).getByRole('gridcell', {name: '17', selected: true}).first().waitFor();
  await expect(async () =>
    expect(await code(tool)).toContain('@mui/x-date-pickers-pro/DateRangeCalendar'),
  ).toPass();
  await choose(tool, 'calendars', '1');
  await expectCount(stage(tool).getByRole('grid'), 1);
});

/** Waits until a locator finds so many elements. */
async function expectCount(locator: Locator, count: number): Promise<void> {
  await (count === 0
    ? locator.first().waitFor({state: 'detached'})
    : locator.nth(count - 1).waitFor());
  await expect(async () => expect(await locator.count()).toBe(count)).toPass();
}

test('another value keeps the kind of component', async () => {
  const {tool} = await open('?component=MobileDatePicker');
  await choose(tool, 'Value', 'Time');
  await expect(async () =>
    expect(await tool.getByRole('combobox', {name: 'Component'}).inputValue()).toBe(
      'MobileTimePicker',
    ),
  ).toPass();
  await stage(tool).getByRole('group', {name: 'Boarding'}).first().waitFor();
});

test('controls change the component, the code and the address together, and "Reset all" undoes it', async () => {
  const {page, tool} = await open('?component=StaticDatePicker');
  const reset = tool.getByRole('button', {name: 'Reset all'});
  await expect(async () => expect(await reset.count()).toBe(0)).toPass();
  await tool.getByRole('switch', {name: 'displayWeekNumber'}).press('Space');
  await stage(tool).getByRole('columnheader', {name: 'Week number'}).waitFor();
  await tool.getByRole('checkbox', {name: 'clear'}).check();
  await stage(tool).getByRole('button', {name: 'Clear'}).waitFor();
  await choose(tool, 'slotProps.toolbar.hidden', 'true');
  await stage(tool).getByText('Select date').waitFor({state: 'detached'});
  await tool.getByRole('switch', {name: 'Weekends disabled'}).check();
  await stage(tool).getByRole('gridcell', {name: '14', disabled: true}).waitFor();
  await choose(tool, 'slots.day', 'PickerDay2');
  await expect(async () =>
    expect(await code(tool))
      .toContain(`        shouldDisableDate={(date) => date.day() === 0 || date.day() === 6}
        displayWeekNumber
        slots={{day: PickerDay2}}
        slotProps={{toolbar: {hidden: true}, actionBar: {actions: ['clear']}}}
`),
  ).toPass();
  await expect(() =>
    expect(queryOf(page)).toBe(
      '?component=StaticDatePicker&weekends=true&displayWeekNumber=true&day=PickerDay2&toolbar=true&actions=clear',
    ),
  ).toPass();

  await page.reload();
  await hydrated(page);
  await stage(tool).getByRole('columnheader', {name: 'Week number'}).waitFor();
  await expect(async () =>
    expect(await tool.getByRole('switch', {name: 'displayWeekNumber'}).isChecked()).toBe(true),
  ).toPass();
  await reset.click();
  await stage(tool).getByText('Select date').waitFor();
  await expect(() => expect(queryOf(page)).toBe('?component=StaticDatePicker')).toPass();
  await expect(async () => expect(await reset.count()).toBe(0)).toPass();
  await expect(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Props'),
  ).toPass();
});

test('the last view cannot be taken away', async () => {
  const {tool} = await open('?component=DateCalendar&views=month,day');
  await tool.getByRole('checkbox', {name: 'day'}).uncheck();
  await stage(tool).getByRole('radio', {name: 'June'}).waitFor();
  await expect(async () =>
    expect(await tool.getByRole('checkbox', {name: 'month'}).isDisabled()).toBe(true),
  ).toPass();
  await expect(async () =>
    expect(await tool.getByText('One view has to stay.').isVisible()).toBe(true),
  ).toPass();
});

test('a date that is typed limits the component once it is whole', async () => {
  const {page, tool} = await open('?component=DateCalendar');
  await tool.getByLabel('minDate').fill('2025-06-16');
  await stage(tool).getByRole('gridcell', {name: '15', disabled: true}).waitFor();
  await expect(async () =>
    expect(await code(tool)).toContain("minDate={dayjs('2025-06-16')}"),
  ).toPass();
  await tool.getByLabel('minDate').fill('');
  await stage(tool).getByRole('gridcell', {name: '15', disabled: false}).waitFor();
  await expect(() => expect(queryOf(page)).toBe('?component=DateCalendar')).toPass();
});

for (const query of [
  '?component=Sundial&views=year',
  '?component=toString&minDate=2025-02-31&maxDate=%',
  '?orientation=%E0%A4%A&format=%3Cscript%3Ealert(1)%3C/script%3E&day=constructor',
  `?views=${'year,'.repeat(20)}`,
] as const) {
  test(`a damaged address shows the start: ${query}`, async () => {
    const {tool} = await open(query);
    await stage(tool).getByRole('group', {name: 'Departure'}).first().waitFor();
    await expect(async () =>
      expect(await code(tool)).toContain(
        '<DatePicker\n        label="Departure"\n        defaultValue={dayjs(\'2025-06-17\')}\n      />',
      ),
    ).toPass();
  });
}

test('code and component follow the date library of the reader', async () => {
  const {tool} = await open('?component=DateField&format=YYYY-MM-DD');
  await choose(tool, 'Date library', 'Luxon');
  await stage(tool).getByRole('spinbutton', {name: 'Year'}).waitFor();
  await expect(async () =>
    expect(await stage(tool).locator('input').inputValue()).toContain('2025-06-17'),
  ).toPass();
  await expect(async () =>
    expect(await code(tool)).toContain("defaultValue={DateTime.fromISO('2025-06-17')}"),
  ).toPass();
  await expect(async () => expect(await code(tool)).toContain('format="yyyy-MM-dd"')).toPass();
});

test('code, link and sandbox are those of what runs', async () => {
  const posted: URLSearchParams[] = [];
  const {page, tool} = await open('?component=TimeClock&ampm=false', {
    context: {permissions: ['clipboard-read', 'clipboard-write']},
    intercept: {
      'https://stackblitz.com/': (route) => {
        posted.push(new URLSearchParams(route.request().postData() ?? ''));
        return route.fulfill({body: 'opened'});
      },
    },
  });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(async () => expect(await code(tool)).toContain('<TimeClock')).toPass();
  const shown = (await code(tool)) ?? '';
  await tool.locator('pre').hover();
  await tool.locator('.MuiCode-copy').click();
  await expect(async () => expect((await clipboard()).trim()).toBe(shown.trim())).toPass();
  await tool.getByRole('button', {name: 'Copy link'}).click();
  await page.getByText('A link to your choices').first().waitFor();
  await expect(async () => expect(await clipboard()).toBe(page.url())).toPass();
  expect(page.url()).toMatch(/\?component=TimeClock&ampm=false$/);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    tool.getByRole('button', {name: 'Edit in StackBlitz'}).click(),
  ]);
  await tab.getByText('opened').waitFor();
  // A form sends its lines the way it always did.
  expect(posted[0]!.get('project[files][src/Demo.tsx]')!.replaceAll('\r', '')).toBe(shown);
  const {dependencies} = JSON.parse(posted[0]!.get('project[files][package.json]')!) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['@mui/x-date-pickers', 'dayjs']),
  );
});

for (const [what, mode, query] of [
  ['in light', ['light'], '?component=DateRangePicker&twoInputs=true'],
  ['right to left', ['rtl'], '?component=StaticDateRangePicker&shortcuts=true'],
  ['with a clock', ['light'], '?component=MultiSectionDigitalClock&minutesStep=15'],
  ['on a phone, dark', ['phone', 'dark'], '?component=MultiInputDateTimeRangeField'],
  ...whenFull<[string, Mode[], string]>([
    ['in dark', ['dark'], '?component=StaticDateTimePicker&weekends=true'],
    ['with a calendar', ['light'], '?component=MonthCalendar&monthsPerRow=4'],
    ['on a phone', ['phone'], '?component=StaticDateRangePicker&calendars=3'],
  ]),
] as [string, Mode[], string][]) {
  test(`breaks no rule of axe and fits the screen ${what}`, async () => {
    const {page} = await open(query, {mode});
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });
}

test('without scripts the code is there, and no control that would do nothing', async () => {
  const page = await openPage(PLAYGROUND, {javaScriptEnabled: false});
  const tool = page.getByRole('group', {name: 'Pickers playground'});
  expect(await tool.locator('pre').innerText()).toContain('<DatePicker');
  expect(await tool.locator(':is(select, input, button):visible').count()).toBe(0);
});
