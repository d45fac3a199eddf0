import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {brokenBy, expect, openPage, test, hasFirstLoad} from './harness';
import {buildFolder} from './harness/builds';

const tree = (page: Page) => page.getByRole('navigation', {name: 'documentation'});
const gridGroup = (page: Page) => tree(page).getByRole('button', {name: 'Data Grid', exact: true});
const mainIsInert = (page: Page) =>
  page.getByRole('main').evaluate((main: HTMLElement) => main.inert);

/** Goes to a page deep in the tree by way of the index of all pages. */
async function openDeepPage(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name: 'All pages'}).click();
  await page.getByRole('heading', {level: 1, name: 'All pages'}).waitFor();
  const link = page.getByRole('main').getByRole('link').nth(300);
  const address = await link.getAttribute('href');
  await link.click();
  await page.waitForURL((url) => url.pathname === address);
  // Its group opens, and then the row comes into view.
  await page.waitForFunction(() => {
    const row = document.querySelector('.app-drawer-active');
    const {top = 0, bottom = 0} = row?.getBoundingClientRect() ?? {};
    const sidebar = row?.closest('nav');
    return (
      top >= 57 &&
      bottom <= innerHeight - 110 &&
      sidebar?.getAnimations({subtree: true}).length === 0
    );
  });
}

test.describe('beside the page', () => {
  let page: Page;
  const top = () => tree(page).evaluate((element) => element.scrollTop);

  test.beforeAll(async () => {
    page = await openPage('/x/introduction/');
  });

  test('a group that is pressed twice before its rows are there is closed', async () => {
    await gridGroup(page).evaluate((row: HTMLElement) => {
      row.closest('ul')!.dataset.served = '';
      row.click();
      row.click();
    });
    // Without the package that fetches the rows later, they are there from the start.
    if (hasFirstLoad) {
      await page.locator('ul[data-served]').waitFor({state: 'detached'});
    }
    await expect(gridGroup(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the current page is marked, in its open group; the other groups are closed', async () => {
    const row = tree(page).getByRole('link', {name: 'Overview'});
    await expect(row).toHaveAttribute('aria-current', 'page');
    await expect(tree(page).locator('.app-drawer-active')).toHaveCount(1);
    await expect(
      tree(page).getByRole('button', {name: 'Introduction', expanded: true}),
    ).toBeVisible();
    await expect(gridGroup(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a group opens its first page in a new tab', async () => {
    // The browser opens the tab; here the click is stopped before it does.
    await page.evaluate(() =>
      window.addEventListener(
        'click',
        (event) => {
          const link = (event.target as Element).closest('a');
          document.documentElement.dataset.left = event.defaultPrevented ? '' : link?.pathname;
          event.preventDefault();
        },
        {once: true},
      ),
    );
    await gridGroup(page).click({modifiers: ['ControlOrMeta']});
    await page.locator('html[data-left^="/x/react-data-grid/"]').waitFor();
    await expect(gridGroup(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a group opens and closes by pointer, Enter and Space, and leads nowhere', async () => {
    await gridGroup(page).click();
    await expect(gridGroup(page)).toHaveAttribute('aria-expanded', 'true');
    await gridGroup(page).press('Enter');
    await expect(gridGroup(page)).toHaveAttribute('aria-expanded', 'false');
    await gridGroup(page).press('Space');
    await expect(gridGroup(page)).toHaveAttribute('aria-expanded', 'true');
    expect(new URL(page.url()).pathname).toBe('/x/introduction/');
  });

  test('an open group shows subheaders that are no buttons, and the plans of its pages', async () => {
    if ((await gridGroup(page).getAttribute('aria-expanded')) === 'false') {
      await gridGroup(page).click();
    }
    const subheader = tree(page).getByText('Main features', {exact: true});
    expect(await subheader.evaluate((row) => row.closest('a, button, [role=button]'))).toBeNull();
    await expect(subheader.locator('xpath=../ul/li').first()).toBeVisible();
    for (const name of ['Pro plan', 'Premium plan']) {
      const icon = tree(page).getByRole('img', {name}).first();
      await expect(icon).toHaveAttribute('title', name);
      const isDrawn = (image: HTMLImageElement) => image.naturalWidth > 0;
      await expect(async () => expect(await icon.evaluate(isDrawn)).toBe(true)).toPass();
    }
    await expect(tree(page).getByText('New', {exact: true}).first()).toBeVisible();
  });

  test('its scroll position is kept from page to page, and over a page without a tree', async () => {
    await openDeepPage(page);
    await expect(async () => expect(await top()).toBeGreaterThan(100)).toPass();
    const before = await top();
    // Another row that is in view.
    const neighbor = await tree(page).evaluateHandle((element) =>
      [...element.querySelectorAll<HTMLAnchorElement>('a:not([role], .app-drawer-active)')].find(
        (row) => {
          const {top: start, bottom: end} = row.getBoundingClientRect();
          return start > 100 && end < window.innerHeight - 150;
        },
      )!,
    );
    const address = await neighbor.evaluate((row) => row.pathname);
    await neighbor.click();
    await page.waitForURL((url) => url.pathname === address);
    await tree(page).locator(`.app-drawer-active[href="${address}"]`).waitFor();
    // The click itself may scroll by up to a row, to bring all of it into view.
    await expect(async () =>
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(40),
    ).toPass();
    const kept = await top();
    await page.getByRole('contentinfo').getByRole('link', {name: 'All pages'}).click();
    await page.getByRole('heading', {level: 1, name: 'All pages'}).waitFor();
    await page.goBack();
    await tree(page).waitFor();
    await expect(async () => expect(await top()).toBe(kept)).toPass();
  });

  test('the row of a page that is opened from outside is scrolled into view, with room below it', async () => {
    const other = await openPage(new URL(page.url()).pathname, {height: 500});
    await other.waitForFunction(() => {
      const box = document.querySelector('.app-drawer-active')!.getBoundingClientRect();
      return box.top >= 57 && box.bottom <= 500 - 110;
    });
  });

  test('without motion, the row of a page deep in the tree is scrolled into view', async () => {
    await openDeepPage(await openPage('/x/introduction/', {reducedMotion: true}));
  });

  test('a closed group opens when the reader comes to one of its pages by another way', async () => {
    const group = tree(page).getByRole('button', {name: 'Introduction', exact: true});
    if ((await group.getAttribute('aria-expanded')) === 'true') {
      await group.click();
    }
    await page
      .locator('header')
      .getByRole('button', {name: /switch product/})
      .click();
    await page
      .getByRole('list', {name: 'Products'})
      .getByRole('link', {name: /^MUI X overview/})
      .click();
    await page.waitForURL((url) => url.pathname === '/x/introduction/');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('as a drawer on a phone', () => {
  let page: Page;
  const menu = () => page.getByRole('button', {name: 'Open main navigation'});

  test.beforeAll(async () => {
    page = await openPage('/x/introduction/', {mode: 'phone'});
  });

  test('it is closed until the menu button opens it', async () => {
    await expect(tree(page)).toBeHidden();
    await menu().click();
    await expect(tree(page)).toBeVisible();
    // Two rules look for a main part and a heading outside the drawer, where nothing can be reached now.
    const broken = await brokenBy(page);
    expect(
      broken.filter(({rule}) => !['landmark-one-main', 'page-has-heading-one'].includes(rule)),
    ).toEqual([]);
  });

  test('the page behind it is out of reach while it is open', async () => {
    await expect(async () => expect(await mainIsInert(page)).toBe(true)).toPass();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
    }
    const isInside = await tree(page).evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
    await page.keyboard.press('Escape');
    await expect(tree(page)).toBeHidden();
  });

  test('Escape, its button, a tap beside it and a swipe close it, the first two with the focus returned', async () => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', {name: 'Close main navigation'}).click(),
    ]) {
      await menu().click();
      // The focus arrives a moment after the drawer.
      await tree(page).locator(':focus').waitFor();
      await close();
      await expect(tree(page)).toBeHidden();
      await expect(menu()).toBeFocused();
      await expect(async () => expect(await mainIsInert(page)).toBe(false)).toPass();
    }
    await menu().click();
    await tree(page).waitFor();
    await page.mouse.click(380, 400);
    await expect(tree(page)).toBeHidden();
    await menu().click();
    await tree(page).waitFor();
    await tree(page).evaluate((element) => {
      const finger = (x: number) =>
        new Touch({identifier: 1, target: element, clientX: x, clientY: 400});
      const touch = (type: string, init: TouchEventInit) =>
        element.dispatchEvent(new TouchEvent(type, {bubbles: true, ...init}));
      touch('touchstart', {touches: [finger(250)]});
      touch('touchend', {changedTouches: [finger(180)]});
    });
    await expect(tree(page)).toBeHidden();
  });

  test('opening a group leaves it open, choosing a page closes it', async () => {
    await menu().click();
    await gridGroup(page).click();
    const row = tree(page).locator('a[href^="/x/react-data-grid/"]:not([role])').first();
    const address = await row.getAttribute('href');
    await row.click();
    await page.waitForURL((url) => url.pathname === address);
    await expect(tree(page)).toBeHidden();
  });
});

test('on a tablet it is a drawer too, which becomes the column when the window grows', async () => {
  const page = await openPage('/x/introduction/', {width: 1199});
  await expect(tree(page)).toBeHidden();
  await page.getByRole('button', {name: 'Open main navigation'}).click();
  await tree(page).waitFor();
  await page.setViewportSize({width: 1300, height: 900});
  await page.getByRole('main').waitFor();
  await expect(async () =>
    expect(await tree(page).evaluate((element) => element.matches(':popover-open'))).toBe(false),
  ).toPass();
  await expect(tree(page)).toBeVisible();
});

test('without JavaScript, a phone has the contents folded, a drawer, and groups that lead to their first page', async () => {
  const page = await openPage('/x/introduction/installation/', {
    mode: 'phone',
    javaScriptEnabled: false,
  });
  const contents = page.getByRole('navigation', {name: 'Page table of contents'});
  const entry = contents.getByRole('link').first();
  await expect(entry).toBeHidden();
  await contents.getByText('Contents').click();
  await expect(entry).toBeVisible();
  await page.getByRole('button', {name: 'Open main navigation'}).click();
  await expect(tree(page).getByRole('link', {name: 'Overview'})).toBeVisible();
  await gridGroup(page).click();
  await page.waitForURL((url) => url.pathname.startsWith('/x/react-data-grid/'));
  await page.getByRole('button', {name: 'Open main navigation'}).click();
  await expect(async () =>
    expect(await tree(page).getByRole('link').count()).toBeGreaterThan(10),
  ).toPass();
});

test('the index of all pages leads to every page of the site map', () => {
  const read = (file: string) => fs.readFileSync(path.join(buildFolder('site'), file), 'utf8');
  const index = read('x/all-pages/index.html');
  const main = index.slice(index.indexOf('<main'), index.indexOf('</main'));
  const linked = new Set(
    [...main.matchAll(/<a\b[^>]*\bhref="?([^"\s>]+)/g)].map(([, href]) => href),
  );
  const listed = [...read('sitemap.xml').matchAll(/<loc>https:\/\/mui\.com([^<]+)</g)].map(
    ([, address]) => address!,
  );
  expect(listed.length).toBeGreaterThan(400);
  const outside = listed.filter((address) => !linked.has(address));
  // Pages outside the docs, and the index of an area of the API.
  expect(outside.filter((address) => !/^\/x\/(api\/)?[^/]+\/$/.test(address))).toEqual([]);
});
