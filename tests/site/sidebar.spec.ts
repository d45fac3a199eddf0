import type {Page} from '@playwright/test';
import {brokenBy, expect, builtPages, openPage, test} from './harness';

/** How many pages the tree has. */
const PAGES = builtPages().filter(({path}) =>
  /^\/x\/(?!all-pages|whats-new|privacy|translations)./.test(path),
).length;

const tree = (page: Page) => page.getByRole('navigation', {name: 'documentation'});

const mainIsInert = (page: Page) =>
  page.getByRole('main').evaluate((main: HTMLElement) => main.inert);

/** Goes to a page deep in the tree by way of the index of all pages. */
async function openDeepPage(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', {name: 'All pages'}).click();
  await page.getByRole('heading', {level: 1, name: 'All pages'}).waitFor();
  const link = page
    .getByRole('main')
    .getByRole('link')
    .nth(Math.floor(PAGES * 0.75));
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

  test.beforeEach(async () => {
    page = await openPage('/x/introduction/');
  });

  test('the page being read is marked, in its open group; the other groups are closed', async () => {
    const row = tree(page).getByRole('link', {name: 'Overview'});
    expect(await row.getAttribute('aria-current')).toBe('page');
    expect(await row.getAttribute('class')).toContain('app-drawer-active');
    expect(await tree(page).locator('.app-drawer-active').count()).toBe(1);
    expect(
      await tree(page).getByRole('button', {name: 'Introduction'}).getAttribute('aria-expanded'),
    ).toBe('true');
    expect(
      await tree(page)
        .getByRole('button', {name: 'Data Grid', exact: true})
        .getAttribute('aria-expanded'),
    ).toBe('false');
  });

  test('a group opens and closes by pointer, Enter and Space, and leads nowhere', async () => {
    const group = tree(page).getByRole('button', {name: 'Data Grid', exact: true});
    const state = () => group.getAttribute('aria-expanded');
    await group.click();
    await expect(async () => expect(await state()).toBe('true')).toPass();
    await group.press('Enter');
    await expect(async () => expect(await state()).toBe('false')).toPass();
    await group.press('Space');
    await expect(async () => expect(await state()).toBe('true')).toPass();
    expect(new URL(page.url()).pathname).toBe('/x/introduction/');
  });

  test('a group that is pressed twice before its rows are there is closed', async () => {
    const group = tree(page).getByRole('button', {name: 'Data Grid', exact: true});
    await group.evaluate((row: HTMLElement) => {
      row.closest('ul')!.dataset.served = '';
      row.click();
      row.click();
    });
    await page.locator('ul[data-served]').waitFor({state: 'detached'});
    await expect(async () =>
      expect(await group.getAttribute('aria-expanded')).toBe('false'),
    ).toPass();
  });

  test('a group opens its first page in a new tab', async () => {
    // What is left to the browser is a new tab. Chromium now and then loses it where several readers are at it, so it isn't opened.
    await page.evaluate(() =>
      window.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a');
        document.documentElement.dataset.left = event.defaultPrevented ? '' : link?.pathname;
        event.preventDefault();
      }),
    );
    const group = tree(page).getByRole('button', {name: 'Data Grid', exact: true});
    await group.click({modifiers: ['ControlOrMeta']});
    await page.locator('html[data-left^="/x/react-data-grid/"]').waitFor();
    expect(await group.getAttribute('aria-expanded')).toBe('false');
  });

  test('a subheader is no button, and what is below it can be seen at once', async () => {
    await tree(page).getByRole('button', {name: 'Data Grid', exact: true}).click();
    const subheader = tree(page)
      .getByText(/^\w+ more$/)
      .first();
    await subheader.waitFor();
    expect(
      await subheader.evaluate((element) => element.closest('a, button, [role=button]')),
    ).toBeNull();
    expect(await subheader.locator('xpath=../ul/li').first().isVisible()).toBe(true);
  });

  test('rows carry their plan and their chips', async () => {
    await tree(page).getByRole('button', {name: 'Data Grid', exact: true}).click();
    for (const name of ['Pro plan', 'Premium plan']) {
      const icon = tree(page).getByRole('img', {name}).first();
      await icon.waitFor();
      expect(await icon.getAttribute('title')).toBe(name);
      const isDrawn = (image: HTMLImageElement) => image.naturalWidth > 0;
      await expect(async () => expect(await icon.evaluate(isDrawn)).toBe(true)).toPass();
    }
    await tree(page).getByText('New', {exact: true}).first().waitFor();
    await tree(page).getByText('Planned', {exact: true}).first().waitFor();
  });

  test('its scroll position is kept from page to page', async () => {
    await openDeepPage(page);
    const top = () => tree(page).evaluate((element) => element.scrollTop);
    await expect(async () => expect(await top()).toBeGreaterThan(100)).toPass();
    const before = await top();
    // Another row that can be seen where it is.
    const neighbour = await tree(page).evaluateHandle((element) =>
      [...element.querySelectorAll<HTMLAnchorElement>('a:not([role], .app-drawer-active)')].find(
        (row) => {
          const {top: start, bottom: end} = row.getBoundingClientRect();
          return start > 100 && end < window.innerHeight - 150;
        },
      )!,
    );
    const address = await neighbour.evaluate((row) => row.pathname);
    await neighbour.click();
    await page.waitForURL((url) => url.pathname === address);
    await tree(page).locator(`.app-drawer-active[href="${address}"]`).waitFor();
    // The click itself may move the row by some pixels, to bring all of it into view.
    await expect(async () =>
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(8),
    ).toPass();
  });

  test('its scroll position outlives a page that has no tree', async () => {
    await openDeepPage(page);
    const top = () => tree(page).evaluate((element) => element.scrollTop);
    await expect(async () => expect(await top()).toBeGreaterThan(100)).toPass();
    const before = await top();
    await page.getByRole('contentinfo').getByRole('link', {name: 'All pages'}).click();
    await page.getByRole('heading', {level: 1, name: 'All pages'}).waitFor();
    await page.goBack();
    await tree(page).waitFor();
    await expect(async () => expect(await top()).toBe(before)).toPass();
  });

  test('the row of a page that is opened from outside is brought into view, with room below it', async () => {
    await openDeepPage(page);
    const address = page.url();
    const other = await openPage(new URL(address).pathname, {height: 500});
    await other.waitForFunction(() => {
      const box = document.querySelector('.app-drawer-active')!.getBoundingClientRect();
      return box.top >= 57 && box.bottom <= 500 - 110;
    });
  });

  test('a group that was closed opens when the reader comes to one of its pages by another way', async () => {
    await page.getByRole('navigation', {name: 'Previous and next page'}).getByRole('link').click();
    await page.waitForURL((url) => url.pathname.startsWith('/x/react-data-grid/'));
    // The link of the page that was left is still marked when the address changes.
    await tree(page)
      .getByRole('button', {name: 'Data Grid', exact: true, expanded: true})
      .waitFor();
  });
});

for (const [what, options] of [
  ['a phone', {mode: 'phone' as const}],
  ['a tablet of 1199 px', {width: 1199}],
] as const) {
  test.describe(`as a drawer on ${what}`, () => {
    let page: Page;
    const menu = () => page.getByRole('button', {name: 'Open main navigation'});

    test.beforeEach(async () => {
      page = await openPage('/x/introduction/', options);
    });

    test('it is closed until the menu button opens it', async () => {
      expect(await tree(page).isVisible()).toBe(false);
      await menu().click();
      await tree(page).waitFor();
      // Two rules look for a main part and a heading outside the drawer, where there is nothing to be reached now.
      const broken = await brokenBy(page);
      expect(
        broken.filter(({rule}) => !['landmark-one-main', 'page-has-heading-one'].includes(rule)),
      ).toEqual([]);
    });

    test('the page behind it is out of reach while it is open', async () => {
      await menu().click();
      await tree(page).waitFor();
      await expect(async () => expect(await mainIsInert(page)).toBe(true)).toPass();
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Tab');
      }
      const inside = await tree(page).evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    });

    for (const [what, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['its own button', () => page.getByRole('button', {name: 'Close main navigation'}).click()],
    ] as [string, () => Promise<unknown>][]) {
      test(`${what} closes it and gives the focus back`, async () => {
        await menu().click();
        await tree(page).waitFor();
        // The focus comes a moment after the drawer.
        await tree(page).locator(':focus').waitFor();
        await close();
        await tree(page).waitFor({state: 'hidden'});
        await expect(async () =>
          expect(await menu().evaluate((button) => button === document.activeElement)).toBe(true),
        ).toPass();
        await expect(async () => expect(await mainIsInert(page)).toBe(false)).toPass();
      });
    }

    test('a click beside it closes it', async () => {
      await menu().click();
      await tree(page).waitFor();
      const {width, height} = page.viewportSize()!;
      await page.mouse.click(width - 10, height / 2);
      await tree(page).waitFor({state: 'hidden'});
    });

    test('opening a group leaves it open, choosing a page closes it', async () => {
      await menu().click();
      await tree(page).getByRole('button', {name: 'Data Grid', exact: true}).click();
      // A row of that group: when it is there, the tree is not about to be drawn anew under the pointer.
      const row = tree(page).locator('a[href^="/x/react-data-grid/"]:not([role])').first();
      await row.waitFor();
      const address = await row.getAttribute('href');
      await row.click();
      await page.waitForURL((url) => url.pathname === address);
      await tree(page).waitFor({state: 'hidden'});
    });
  });
}

test('a swipe towards its edge closes the drawer', async () => {
  const page = await openPage('/x/introduction/', {mode: 'phone'});
  await page.getByRole('button', {name: 'Open main navigation'}).click();
  await tree(page).waitFor();
  await tree(page).evaluate((element) => {
    const finger = (x: number) =>
      new Touch({identifier: 1, target: element, clientX: x, clientY: 400});
    const touch = (type: string, init: TouchEventInit) =>
      element.dispatchEvent(new TouchEvent(type, {bubbles: true, ...init}));
    touch('touchstart', {touches: [finger(250)]});
    touch('touchend', {changedTouches: [finger(180)]});
  });
  await tree(page).waitFor({state: 'hidden'});
});

test('a window that grows turns the open drawer into the column', async () => {
  const page = await openPage('/x/introduction/', {width: 1000});
  await page.getByRole('button', {name: 'Open main navigation'}).click();
  await tree(page).waitFor();
  await page.setViewportSize({width: 1300, height: 900});
  await page.getByRole('main').waitFor();
  await expect(async () =>
    expect(await tree(page).evaluate((element) => element.matches(':popover-open'))).toBe(false),
  ).toPass();
  await expect(async () => expect(await tree(page).isVisible()).toBe(true)).toPass();
});

test.describe('without JavaScript', () => {
  test('a group leads to its first page, where it is open', async () => {
    const page = await openPage('/x/introduction/', {javaScriptEnabled: false});
    await tree(page).getByRole('button', {name: 'Data Grid', exact: true}).click();
    await page.waitForURL((url) => url.pathname.startsWith('/x/react-data-grid/'));
    await expect(async () =>
      expect(await tree(page).getByRole('link').count()).toBeGreaterThan(10),
    ).toPass();
  });

  test('the drawer opens on a phone', async () => {
    const page = await openPage('/x/introduction/', {
      mode: 'phone',
      javaScriptEnabled: false,
    });
    await page.getByRole('button', {name: 'Open main navigation'}).click();
    await tree(page).getByRole('link', {name: 'Overview'}).waitFor();
  });

  test('the index of all pages leads to every page', async () => {
    const page = await openPage('/x/all-pages/', {javaScriptEnabled: false});
    expect(await page.getByRole('main').getByRole('link').count()).toBe(PAGES);
  });
});

test('a text page of the whole tree has few nodes', async () => {
  const page = await openPage('/x/introduction/');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
});
