import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, type OpenOptions, openPage, test} from './harness';

const TEXT_PAGE = '/x/introduction/';
const COMPONENTS = '/x/mdx-components/';

/** React reports each error that a boundary catches. */
const open = (path: string, options: OpenOptions = {}) =>
  openPage(path, {...options, allow: [/^console\.error: /, ...(options.allow ?? [])]});

/** Puts a copy in the place of an element: React throws when it removes the one that it knows. */
const breakElement = (element: Locator) =>
  element.evaluate((original) => original.replaceWith(original.cloneNode(true)));

const heading = (page: Page) => page.getByRole('heading', {level: 1});

test('a search that throws closes, and starts again the next time', async () => {
  const page = await open(TEXT_PAGE);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
  await dialog.getByRole('combobox').fill('sorting');
  const group = dialog.getByRole('listbox').getByRole('group').first();
  await group.waitFor();
  await breakElement(dialog.getByRole('listbox'));
  await dialog.getByRole('combobox').fill('');
  await page.getByText("Couldn't show the search. Try again.").first().waitFor();
  expect(await dialog.isVisible()).toBe(false);
  expect(await heading(page).isVisible()).toBe(true);

  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill('sorting');
  await group.waitFor();
});

test('settings that throw close, and start again the next time', async () => {
  const page = await open(TEXT_PAGE);
  const button = page.getByRole('button', {name: 'Toggle settings drawer'});
  await button.click();
  const drawer = page.getByRole('dialog', {name: 'Settings'});
  await drawer.getByRole('button', {name: 'Paste your theme'}).click();
  const box = drawer.getByRole('button', {name: 'Apply theme'}).locator('..');
  await box.waitFor();
  await breakElement(box);
  await drawer.getByRole('button', {name: 'Paste your theme'}).click();
  await page.getByText("Couldn't show the settings. Try again.").first().waitFor();
  await drawer.waitFor({state: 'detached'});
  expect(await heading(page).isVisible()).toBe(true);

  await button.click();
  await drawer.getByRole('button', {name: 'Paste your theme'}).waitFor();
});

test('notifications that throw can be tried again', async () => {
  const page = await open(TEXT_PAGE);
  await page.getByRole('button', {name: /^[1-9] unread notifications/}).waitFor();
  const repair = await page.evaluateHandle(() => {
    const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!;
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      configurable: true,
      get: () => () => {
        throw new Error('broken on purpose');
      },
    });
    return () => Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
  });
  await page.locator('button[popovertarget="notifications"][aria-haspopup]').click();
  const panel = page.locator('#notifications');
  await panel.getByText("Couldn't show the notifications.").waitFor();
  await repair.evaluate((mend) => void mend());
  await panel.getByRole('button', {name: 'Try again'}).click();
  await panel.getByText('Stay up to date').waitFor();
});

for (const way of ['Try again', 'another page'] as const) {
  test(`a page that throws leaves header and sidebar as they are, until ${way}`, async () => {
    const page = await open(COMPONENTS, {build: 'fixtures'});
    const box = page.getByRole('group', {name: 'ControlBars playground'});
    await box.getByRole('textbox', {name: 'label'}).fill('Boats');
    await breakElement(box.getByRole('button', {name: 'Reset all'}));
    await box.getByRole('textbox', {name: 'label'}).fill('Ferries');
    await heading(page).getByText("Couldn't show this page").waitFor();
    expect(await page.getByRole('navigation', {name: 'Page table of contents'}).isVisible()).toBe(
      true,
    );
    await page.getByRole('button', {name: /switch product$/}).click();
    await page.getByRole('list', {name: 'Products'}).waitFor();
    await page.keyboard.press('Escape');

    const tree = page.getByRole('navigation', {name: 'documentation'});
    if (way === 'Try again') {
      await page.getByRole('main').getByRole('button', {name: way}).click();
      await heading(page).getByText('MDX components').waitFor();
    } else {
      await tree
        .locator('li > a:not([role="button"], [aria-current], [target]):visible')
        .first()
        .click();
      await expect(async () =>
        expect(await heading(page).innerText()).not.toMatch(/Couldn't|MDX/),
      ).toPass();
      await page.goBack();
      await heading(page).getByText('MDX components').waitFor();
    }
  });
}

test('a part that cannot be loaded takes nothing with it, and is loaded the next time', async () => {
  const page = await open(TEXT_PAGE, {allow: [/^request failed/]});
  await hydrated(page);
  const scripts = '**/assets/js/**';
  await page.route(scripts, (route) => route.abort());
  const openers = {
    logo: () =>
      page.getByRole('link', {name: 'Go to the homepage'}).first().click({button: 'right'}),
    page: () => page.getByRole('button', {name: 'More ways to use this page'}).click(),
    search: () => page.keyboard.press('Control+k'),
    settings: () => page.getByRole('button', {name: 'Toggle settings drawer'}).click(),
  };
  for (const part of Object.values(openers)) {
    const failed = page.waitForEvent('requestfailed');
    await part();
    await failed;
  }
  expect(await heading(page).isVisible()).toBe(true);

  await page.unroute(scripts);
  await openers.logo();
  await page.getByRole('list', {name: 'Logo'}).waitFor();
  await page.keyboard.press('Escape');
  await openers.page();
  await page.getByRole('link', {name: 'View as Markdown'}).last().waitFor();
  await page.keyboard.press('Escape');
  await openers.search();
  await page.getByRole('dialog', {name: 'Search the documentation'}).waitFor();
});
