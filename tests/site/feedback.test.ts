import {axeViolations, hydrated, openPage, overflow} from './harness';

const PATH = '/x/introduction/installation/';

test('the button of a section is found with the keyboard and opens the form for the section', async () => {
  const page = await openPage(PATH);
  const heading = page.locator('main h2').first();
  const button = heading.getByRole('button', {name: 'Post a comment'});
  expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  await heading.locator('.hash-link').focus();
  await page.keyboard.press('Shift+Tab');
  expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  await page.keyboard.press('Enter');

  const box = page.getByRole('textbox', {name: 'Comment'});
  await box.waitFor();
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  const title = await button.getAttribute('data-feedback-hash');
  expect((await page.locator('form strong').textContent())?.toLowerCase()).toContain(title);
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each(['light', 'dark', 'rtl', 'phone'] as const)(
  'the form can be read and fits, %s',
  async (mode) => {
    const page = await openPage(PATH, {mode});
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await page.getByRole('textbox', {name: 'Comment'}).waitFor();
    expect(await overflow(page)).toEqual([]);
    // The end of the page is on the screen; what the bar above lies over does not matter here.
    await page.evaluate(() => document.querySelector('header')?.remove());
    expect(await axeViolations(page, 'colours')).toEqual([]);
  },
);

test('what was typed and chosen is there after a reload, and a comment too short is not sent', async () => {
  const page = await openPage(PATH);
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await page.getByRole('textbox', {name: 'Comment'}).fill('Too short');
  await page.getByRole('button', {name: 'Submit'}).click();
  await page.getByText('Please say a little more: at least 10 characters.').waitFor();

  await page.reload();
  await hydrated(page);
  const no = page.locator('button[aria-label="No"][aria-pressed="true"]');
  await no.waitFor();
  await no.click();
  expect(await page.getByRole('textbox', {name: 'Comment'}).inputValue()).toBe('Too short');
});

test('without a service a comment opens an issue that is filled in', async () => {
  const page = await openPage(PATH, {
    before: async (opened) => {
      await opened.addInitScript(() => {
        window.open = (url) => {
          document.documentElement.dataset.opened = String(url);
          return null;
        };
      });
    },
  });
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await page.getByRole('textbox', {name: 'Comment'}).fill('The third step is missing a comma');
  await page.keyboard.press('Control+Enter');
  await page.locator('html[data-opened]').waitFor({state: 'attached'});
  const url = new URL((await page.getAttribute('html', 'data-opened')) ?? '');
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toBe('[docs] The third step is missing a comma');
});

test('the bell counts what is new, shows it, and remembers that it was seen', async () => {
  const page = await openPage(PATH);
  const bell = page.locator('button[popovertarget="notifications"]');
  await page.getByRole('button', {name: '4 unread notifications'}).waitFor();
  await bell.click();
  const panel = page.locator('#notifications');
  await panel.getByText('Stay up to date').waitFor();
  expect(await panel.locator('li').count()).toBe(4);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await panel.isVisible()).toBe(false);

  await page.reload();
  await hydrated(page);
  await panel.locator('li').first().waitFor({state: 'attached'});
  expect(await bell.getAttribute('aria-label')).toBe('0 unread notifications');
  expect((await page.context().cookies()).map(({name}) => name)).toEqual(['lastSeenNotification']);
});

test('a feed that cannot be had leaves the message that is always there', async () => {
  const page = await openPage(PATH, {
    allow: [/^answer 500/],
    before: async (opened) => {
      await opened.route('**/static/notifications.json', (route) => route.fulfill({status: 500}));
    },
  });
  await page.getByRole('button', {name: '1 unread notifications'}).waitFor();
});
