import type {Locator, Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  hydrated,
  type Mode,
  openPage,
  overflow,
  test,
  whenFull,
} from './harness';
import {clipboard} from './harness/demo';

const PLAYGROUND = '/x/react-date-pickers/playground/';

const toolOf = (page: Page) => page.getByRole('group', {name: 'Pickers playground'});
async function waitUntilRunning(page: Page): Promise<void> {
  // On phones, what isn't in the upper half of the screen loads later.
  await toolOf(page).evaluate((tool) => tool.scrollIntoView());
  await toolOf(page).locator('[data-demo-scope] > *').first().waitFor({state: 'attached'});
}

test.describe('the playground of the pickers', () => {
  const scripts: Promise<string>[] = [];
  const posted: URLSearchParams[] = [];
  let page: Page;
  let tool: Locator;
  let stage: Locator;
  let code: Locator;
  test.beforeAll(async () => {
    scripts.length = 0;
    // The damaged query has no effect.
    page = await openPage(`${PLAYGROUND}?component=toString&minDate=2025-02-31&maxDate=%E0%A4`, {
      clipboard: true,
      intercept: {
        'https://stackblitz.com/': (route) => {
          posted.push(new URLSearchParams(route.request().postData() ?? ''));
          return route.fulfill({body: 'opened'});
        },
      },
      before: (opened) =>
        void opened.on('response', (response) => {
          if (response.request().resourceType() === 'script') {
            scripts.push(response.text().catch(() => ''));
          }
        }),
    });
    tool = toolOf(page);
    stage = tool.locator('[data-demo-scope]');
    code = tool.locator('pre:visible');
    await waitUntilRunning(page);
  });

  const choose = (label: string, option: string) =>
    tool.getByRole('combobox', {name: label, exact: true}).selectOption(option);
  const expectQuery = (query: string) => expect.poll(() => new URL(page.url()).search).toBe(query);
  /** Goes to another query of the page, as the back button does. */
  const show = (query: string) =>
    page.evaluate((search) => {
      window.history.replaceState(window.history.state, '', search);
      window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
    }, query);

  test('starts with a date picker, and loads Pro components and libraries when they are chosen', async () => {
    await stage.getByRole('group', {name: 'Delivery date'}).first().waitFor();
    const start =
      '<DatePicker\n        label="Delivery date"\n        defaultValue={dayjs(\'2025-06-17\')}\n      />';
    await expect.poll(() => code.textContent()).toContain(start);
    await page.waitForLoadState('networkidle');
    const mark = /MuiDateRangeCalendar|isLuxonDateTime|constructDateFrom|_isAMomentObject/;
    expect((await Promise.all(scripts)).filter((text) => mark.test(text)).length).toBe(0);

    await choose('Component', 'DateRangeCalendar');
    await stage.getByRole('gridcell', {name: '17', selected: true}).first().waitFor();
    await expect(code).toContainText('@mui/x-date-pickers-pro/DateRangeCalendar');
    await tool.getByRole('radio', {name: '1', exact: true}).first().check();
    await expect(stage.getByRole('grid')).toHaveCount(1);
  });

  test('changes component, code, and URL together, restores them from the URL, and resets them', async () => {
    await show('?component=StaticDatePicker');
    const reset = tool.getByRole('button', {name: 'Reset all'});
    await expect(reset).toHaveCount(0);
    await tool.getByRole('switch', {name: 'displayWeekNumber'}).press('Space');
    await stage.getByRole('columnheader', {name: 'Week number'}).waitFor();
    await tool.getByRole('checkbox', {name: 'clear'}).check();
    await stage.getByRole('button', {name: 'Clear', exact: true}).waitFor();
    await choose('slotProps.toolbar.hidden', '0');
    await expect(stage.getByText('Select date')).toHaveCount(0);
    await tool.getByRole('switch', {name: 'Weekends disabled'}).check();
    await stage.getByRole('gridcell', {name: '14', disabled: true}).waitFor();
    await choose('slots.day', '0');
    await expect.poll(() => code.textContent())
      .toContain(`        shouldDisableDate={(date) => date.day() === 0 || date.day() === 6}
        displayWeekNumber
        slots={{day: PickerDay2}}
        slotProps={{toolbar: {hidden: true}, actionBar: {actions: ['clear']}}}
`);
    await expectQuery(
      '?component=StaticDatePicker&displayWeekNumber=true&actions=clear&toolbar=true&weekends=true&day=PickerDay2',
    );

    await page.reload();
    await hydrated(page);
    await stage.getByRole('columnheader', {name: 'Week number'}).waitFor();
    await expect(tool.getByRole('switch', {name: 'displayWeekNumber'})).toBeChecked();
    await reset.click();
    await stage.getByText('Select date').waitFor();
    await expectQuery('?component=StaticDatePicker');
    await expect(reset).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveText('Props');
  });

  test('keeps at least one view, and applies a date once it is complete', async () => {
    await show('?component=DateCalendar&views=month,day');
    await tool.getByRole('checkbox', {name: 'day'}).uncheck();
    await stage.getByRole('radio', {name: 'June'}).waitFor();
    await expect(code).toContainText("views={['month']}");
    await expect(code).toContainText('openTo="month"');
    await expect(tool.getByRole('checkbox', {name: 'month'})).toBeDisabled();
    await expect(tool.getByText('Keep at least one view.')).toBeVisible();

    await show('?component=DateCalendar');
    await tool.getByLabel('minDate').fill('2025-06-16');
    await stage.getByRole('gridcell', {name: '15', disabled: true}).waitFor();
    await expect(code).toContainText("minDate={dayjs('2025-06-16')}");
    await tool.getByLabel('minDate').fill('');
    await stage.getByRole('gridcell', {name: '15', disabled: false}).waitFor();
    await expectQuery('?component=DateCalendar');
  });

  test('copies the code and the link, and opens the code in a sandbox', async () => {
    await show('?component=TimeClock&ampm=false');
    await expect(code).toContainText('<TimeClock');
    const shown = (await code.textContent())!;
    await code.hover();
    await tool.locator('.MuiCode-copy:visible').click();
    await expect.poll(async () => (await clipboard(page)).trim()).toBe(shown.trim());
    await tool.getByRole('button', {name: 'Copy link'}).click();
    await page.getByText('A link to your choices').first().waitFor();
    await expect.poll(() => clipboard(page)).toBe(page.url());
    await expectQuery('?component=TimeClock&ampm=false');
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      tool.getByRole('button', {name: 'Edit in StackBlitz'}).click(),
    ]);
    await tab.getByText('opened').waitFor();
    await tab.close();
    // A form sends line breaks as CRLF.
    expect(posted[0]!.get('project[files][src/Demo.tsx]')!.replaceAll('\r', '')).toBe(shown);
  });

  test('shows and runs the code in the chosen date library', async () => {
    await show('?component=DateField&format=YYYY-MM-DD');
    await choose('Date library', 'Luxon');
    await stage.getByRole('spinbutton', {name: 'Year'}).waitFor();
    await expect(stage.locator('input')).toHaveValue(/2025-06-17/);
    await expect(code).toContainText("defaultValue={DateTime.fromISO('2025-06-17')}");
    await expect(code).toContainText('format="yyyy-MM-dd"');
    await choose('Date library', 'Day.js');
  });

  test('replaces the field, the labels, and the value of a range', async () => {
    await show('?component=DateRangePicker&twoInputs=true&empty=true&shortcuts=true');
    await stage.getByRole('group', {name: 'Start'}).first().waitFor();
    await expect(code).toContainText(
      "import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';",
    );
    await expect(code).toContainText("referenceDate={dayjs('2025-06-14')}");
    await expect(code).toContainText("label: 'This weekend'");
    await expect(code).not.toContainText('defaultValue');
  });

  test('is accessible and fits the screen, with a range and with shortcuts', async () => {
    for (const [query, kind] of [
      ['?component=DateRangePicker&twoInputs=true', 'group'],
      ['?component=StaticDateRangePicker&shortcuts=true', 'grid'],
    ] as const) {
      await show(query);
      await stage.getByRole(kind).first().waitFor();
      // A control that is partly below the header would be too small for axe.
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      expect(await axeViolations(page), query).toEqual([]);
      for (const width of [390, 1400]) {
        await page.setViewportSize({width, height: 900});
        expect(await overflow(page), `${query} at ${width} px`).toEqual([]);
      }
    }
  });
});

for (const [mode, query] of whenFull<[Mode[], string]>([
  [['rtl'], '?component=StaticDateRangePicker&shortcuts=true'],
  [['light'], '?component=MultiSectionDigitalClock&minutesStep=15'],
  [['phone', 'dark'], '?component=MultiInputDateTimeRangeField'],
  [['dark'], '?component=StaticDateTimePicker&weekends=true'],
  [['light'], '?component=MonthCalendar&monthsPerRow=4'],
  [['phone'], '?component=StaticDateRangePicker&calendars=3'],
])) {
  test(`the playground is accessible and fits the screen (${mode.join(', ')}, ${query})`, async () => {
    const page = await openPage(`${PLAYGROUND}${query}`, {mode});
    await waitUntilRunning(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });
}

test('without scripts the playground has its code, and no control that needs them', async () => {
  const page = await openPage(PLAYGROUND, {javaScriptEnabled: false});
  await expect(toolOf(page).locator('pre:visible')).toContainText('<DatePicker');
  await expect(toolOf(page).locator(':is(select, input, button):visible')).toHaveCount(0);
});
