import type {Locator, Page} from '@playwright/test';
import {expect, type OpenOptions, openPage, test, hasFirstLoad} from './harness';

const TEXT_PAGE = '/x/introduction/';
const COMPONENTS = '/x/mdx-components/';

/** React reports each error that a boundary catches. */
const open = (path: string, options: OpenOptions = {}) =>
  openPage(path, {...options, allow: [/^console\.error: /, ...(options.allow ?? [])]});

/** Replaces an element with a copy: React throws when it removes the original. */
const breakElement = (element: Locator) =>
  element.evaluate((original) => original.replaceWith(original.cloneNode(true)));

const heading = (page: Page) => page.getByRole('heading', {level: 1});

test.describe('a part of a page that throws', () => {
  let page: Page;
  test.beforeAll(async () => {
    page = await open(TEXT_PAGE);
  });

  test('the search closes, and opens again the next time', async () => {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
    await dialog.getByRole('combobox').fill('sorting');
    const group = dialog.getByRole('listbox').getByRole('group').first();
    await group.waitFor();
    await breakElement(dialog.getByRole('listbox'));
    await dialog.getByRole('combobox').fill('');
    await page.getByText("Couldn't show the search. Try again.").first().waitFor();
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toBeVisible();

    await page.keyboard.press('Control+k');
    await dialog.getByRole('combobox').fill('sorting');
    await group.waitFor();
    await dialog.getByRole('combobox').fill('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('the settings close, and open again the next time', async () => {
    const button = page.getByRole('button', {name: 'Toggle settings drawer'});
    await button.click();
    const drawer = page.getByRole('dialog', {name: 'Settings'});
    await drawer.getByRole('button', {name: 'Paste your theme'}).click();
    const box = drawer.getByRole('button', {name: 'Apply theme'}).locator('..');
    await box.waitFor();
    await breakElement(box);
    await drawer.getByRole('button', {name: 'Paste your theme'}).click();
    await page.getByText("Couldn't show the settings. Try again.").first().waitFor();
    await expect(drawer).toHaveCount(0);
    await expect(heading(page)).toBeVisible();

    await button.click();
    await drawer.getByRole('button', {name: 'Paste your theme'}).waitFor();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  test('the notifications can be tried again', async () => {
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
});

test('a page that throws keeps header and sidebar, and can be tried again or left', async () => {
  const page = await open(COMPONENTS, {build: 'fixtures'});
  const box = page.getByRole('group', {name: 'BarChart playground'});
  const breakPage = async () => {
    // The controls load near the viewport.
    await box.scrollIntoViewIfNeeded();
    await box.getByRole('textbox', {name: 'title'}).fill('Orders');
    await breakElement(box.getByRole('button', {name: 'Reset all'}));
    await box.getByRole('textbox', {name: 'title'}).fill('Quarterly revenue by region');
    await expect(heading(page)).toContainText("Couldn't show this page");
  };
  await breakPage();
  await expect(page.getByRole('navigation', {name: 'Page table of contents'})).toBeVisible();
  await page.getByRole('button', {name: /switch product$/}).click();
  await page.getByRole('list', {name: 'Products'}).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', {name: 'Try again'}).click();
  await expect(heading(page)).toContainText('MDX components');

  await breakPage();
  await page
    .getByRole('navigation', {name: 'documentation'})
    .locator('li > a:not([role="button"], [aria-current], [target]):visible')
    .first()
    .click();
  await expect(heading(page)).not.toContainText(/Couldn't|MDX/);
  await page.goBack();
  await expect(heading(page)).toContainText('MDX components');
});

test('a part whose script cannot be loaded affects no other, and loads the next time', async () => {
  const page = await open(TEXT_PAGE, {
    // Docusaurus prefetches links that become visible, and doesn't catch failures.
    allow: [/^request failed/, ...(hasFirstLoad ? [] : [/uncaught: Loading chunk/])],
  });
  const scripts = '**/assets/js/**';
  await page.route(scripts, (route) => route.abort());
  const openers = {
    logo: () =>
      page.getByRole('link', {name: 'Go to the homepage'}).first().click({button: 'right'}),
    page: () => page.getByRole('button', {name: 'More page actions'}).click(),
    search: () => page.keyboard.press('Control+k'),
    settings: () => page.getByRole('button', {name: 'Toggle settings drawer'}).click(),
  };
  for (const part of Object.values(openers)) {
    const failed = page.waitForEvent('requestfailed');
    await part();
    await failed;
  }
  await expect(heading(page)).toBeVisible();

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
