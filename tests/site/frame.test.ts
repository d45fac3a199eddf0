import type {Page} from 'playwright-core';
import {CHINESE, axeViolations, openPage} from './harness';

const header = (page: Page) => page.locator('header.navbar');
const isFocused = (element: Element) => element === document.activeElement;

describe('header', () => {
  test('names product and version, and keeps its height', async () => {
    const page = await openPage('/x/react-charts/bars/');
    expect(await header(page).getByRole('button', {name: 'MUI X Charts'}).isVisible()).toBe(true);
    expect(await page.locator('#mui-version-selector').innerText()).toBe('v8.12.1');
    expect((await header(page).boundingBox())?.height).toBe(57);
    expect(
      await header(page).getByRole('link', {name: 'Go to the homepage'}).getAttribute('href'),
    ).toBe('/');
    const repository = header(page).getByRole('link', {name: 'GitHub repository'});
    expect(await repository.getAttribute('data-ga-event-category')).toBe('header');
    expect(await repository.getAttribute('data-ga-event-action')).toBe('github');
  });

  test('the product panel leads to the products, and marks the one being read', async () => {
    const page = await openPage('/x/introduction/');
    const panel = page.getByRole('list', {name: 'Products'});
    await header(page).getByRole('button', {name: 'MUI X'}).click();
    await panel.waitFor();
    expect(await panel.getByRole('link').count()).toBe(5);
    const current = panel.getByRole('link', {name: /^MUI X overview/});
    expect(await current.getAttribute('aria-current')).toBe('true');
    expect(await current.evaluate(isFocused)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await panel.getByRole('link', {name: /^Data Grid/}).click();
    await page.waitForURL((url) => url.pathname === '/x/react-data-grid/');
    await panel.waitFor({state: 'hidden'});
  });

  test('a menu is worked with the arrow keys, and gives the focus back on Escape', async () => {
    const page = await openPage('/x/react-charts/bars/');
    const button = page.locator('#mui-version-selector');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#mui-version-menu');
    await menu.waitFor();
    expect(await menu.locator('a:focus').innerText()).toBe('v8.12.1');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('v7');
    await page.keyboard.press('End');
    expect(await focused()).toBe('v6');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('v8.12.1');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('v6');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('v8.12.1');
    await page.keyboard.press('Escape');
    await menu.waitFor({state: 'hidden'});
    expect(await button.evaluate(isFocused)).toBe(true);
  });

  test.each(['#mui-version-selector', '[popovertarget="product-panel"]'])(
    'the menu of %s has the focus as it opens: no key goes past it',
    async (selector) => {
      const page = await openPage('/x/react-charts/bars/');
      const place = await page.locator(selector).evaluate((button: HTMLElement) => {
        button.click();
        const current = document.activeElement?.getAttribute('aria-current');
        return [document.activeElement?.closest('[popover]')?.id, current];
      });
      expect(place).toEqual([
        expect.stringMatching(/^(?:mui-version-menu|product-panel)$/),
        'true',
      ]);
    },
  );

  test('Tab closes a menu and goes on to what comes after it', async () => {
    const page = await openPage('/x/react-charts/bars/');
    const product = header(page).getByRole('button', {name: 'MUI X Charts'});
    await product.click();
    await page.getByRole('list', {name: 'Products'}).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('list', {name: 'Products'}).waitFor({state: 'hidden'});
    expect(await page.locator('#mui-version-selector').evaluate(isFocused)).toBe(true);
  });

  test('a click elsewhere closes a menu', async () => {
    const page = await openPage('/x/react-charts/bars/');
    await page.locator('#mui-version-selector').click();
    await page.locator('#mui-version-menu').waitFor();
    await page.mouse.click(700, 600);
    await page.locator('#mui-version-menu').waitFor({state: 'hidden'});
  });

  test('the version being read only closes the menu; older ones lie on their own hosts', async () => {
    const page = await openPage('/x/react-data-grid/');
    await page.locator('#mui-version-selector').click();
    const entries = page.locator('#mui-version-menu a');
    expect(
      await entries.evaluateAll((links) =>
        links.map((link) => [link.textContent, link.getAttribute('href')]),
      ),
    ).toEqual([
      ['v8.12.1', '/x/react-data-grid/'],
      ['v7', 'https://v7.mui.com/x/react-data-grid/'],
      ['v6', 'https://v6.mui.com/x/react-data-grid/'],
      ['v5', 'https://v5.mui.com/x/react-data-grid/'],
      ['v4', 'https://v4.mui.com/components/data-grid/'],
    ]);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await entries.first().click();
    await page.locator('#mui-version-menu').waitFor({state: 'hidden'});
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test.each([390, 320])('fits a window of %d px', async (width) => {
    const page = await openPage('/x/react-data-grid/', {width});
    const ends = await header(page).evaluate(
      (bar) =>
        [...bar.querySelectorAll('button, a')]
          .filter((part) => part.checkVisibility() && !part.closest('[popover]'))
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.left < 0 || box.right > window.innerWidth).length,
    );
    expect(ends).toBe(0);
  });

  test('menus open without JavaScript', async () => {
    const page = await openPage('/x/react-charts/bars/', {javaScriptEnabled: false});
    await header(page).getByRole('button', {name: 'MUI X Charts'}).click();
    await page.getByRole('list', {name: 'Products'}).getByRole('link').first().waitFor();
  });
});

describe('skip link', () => {
  test('is the first stop, comes into view, and leads past the tree to the page', async () => {
    const page = await openPage('/x/react-charts/bars/');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name: 'Skip to content'});
    expect(await link.evaluate(isFocused)).toBe(true);
    await page.waitForFunction(() => document.activeElement!.getBoundingClientRect().top === 16);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() =>
      document.getElementById('main-content')!.contains(document.activeElement),
    );
    expect(inside).toBe(true);
  });
});

describe('contents of the page', () => {
  const contents = (page: Page) => page.getByRole('navigation', {name: 'Page table of contents'});

  test('mark the section being read; a chosen entry is marked at once', async () => {
    const page = await openPage('/x/introduction/installation/', {height: 500});
    const marked = contents(page).locator('[aria-current="location"]');
    expect(await marked.count()).toBe(0);
    const entry = contents(page).getByRole('link').nth(2);
    await entry.click();
    expect(await marked.innerText()).toBe(await entry.innerText());
  });

  test('mark the last section at the end of the page', async () => {
    const page = await openPage('/x/introduction/installation/', {height: 500});
    await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight}));
    const last = await contents(page).getByRole('link').last().innerText();
    await page.waitForFunction(
      (text) =>
        document.querySelector<HTMLElement>('nav [aria-current="location"]')?.innerText === text,
      last,
    );
  });

  test('fold up above the page on a phone, and open without JavaScript', async () => {
    const page = await openPage('/x/introduction/installation/', {
      mode: 'phone',
      javaScriptEnabled: false,
    });
    const entry = contents(page).getByRole('link').first();
    expect(await entry.isVisible()).toBe(false);
    await contents(page).getByText('Contents').click();
    await entry.waitFor();
  });
});

test('the way back to the top comes after 200 px', async () => {
  const page = await openPage('/x/introduction/installation/', {height: 500, reducedMotion: true});
  const button = page.locator('[data-ga-event-action="click-back-to-top"]');
  await page.evaluate(() => window.scrollTo(0, 200));
  expect(await button.isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 260));
  await button.waitFor();
  await button.click();
  await page.waitForFunction(() => window.scrollY === 0);
  await button.waitFor({state: 'hidden'});
});

describe('an address without a page', () => {
  const missing = {allow: [/404/]};

  test('offers the pages that are most like it', async () => {
    const page = await openPage('/x/react-data-grid/quikstart/', missing);
    await page.getByRole('heading', {level: 1, name: 'Page not found'}).waitFor();
    const nearest = page
      .getByRole('main')
      .getByRole('link', {name: /quickstart/i})
      .first();
    await nearest.click();
    await page.waitForURL((url) => url.pathname === '/x/react-data-grid/quickstart/');
    await page.getByRole('heading', {level: 1}).waitFor();
  });

  test('is taken over without a fault on a slow machine', async () => {
    const page = await openPage('/x/react-charts/barz/', {
      ...missing,
      before: async (opened) => {
        const session = await opened.context().newCDPSession(opened);
        await session.send('Emulation.setCPUThrottlingRate', {rate: 8});
      },
    });
    await page.getByRole('main').getByRole('link', {name: /bars/i}).first().waitFor();
    expect(
      await header(page)
        .getByRole('button', {name: /Charts/})
        .count(),
    ).toBe(1);
  });

  test('offers the products without JavaScript', async () => {
    const page = await openPage('/nowhere/', {...missing, javaScriptEnabled: false});
    const links = page.getByRole('main').getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(6);
  });
});

describe('routes that are no docs', () => {
  test.each(['/', '/x/', '/zh/', '/zh/x/'])('%s leads to the introduction', async (path) => {
    const page = await openPage(`${path}?utm_source=mail#main-content`, {
      build: path.startsWith('/zh') ? CHINESE : 'site',
      until: 'commit',
      // At once: the scripts of a page come when it has been painted.
      before: async (opened) => {
        await opened.route(/\/assets\/js\//, () => undefined);
      },
    });
    const language = path.startsWith('/zh') ? '/zh' : '';
    await page.waitForURL((url) => url.pathname === `${language}/x/introduction/`, {
      waitUntil: 'commit',
    });
    expect(page.url()).toMatch(/\?utm_source=mail#main-content$/);
  });

  test('/ leads there without JavaScript too', async () => {
    const page = await openPage('/', {javaScriptEnabled: false});
    await page.waitForURL((url) => url.pathname === '/x/introduction/');
  });

  test('/_app is the frame around nothing', async () => {
    const page = await openPage('/_app/');
    await header(page).waitFor();
    expect(await page.getByRole('main').innerText()).toBe('MUI X');
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });

  test('/playground has no frame around it', async () => {
    const page = await openPage('/playground/');
    await page.getByRole('heading', {name: 'Playground'}).waitFor();
    expect(await header(page).count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });
});

describe('what a page says of itself', () => {
  const read = (page: Page, selector: string, attribute: string) =>
    page.locator(selector).first().getAttribute(attribute);

  test('to other sites and to search engines', async () => {
    const page = await openPage('/x/react-data-grid/');
    const description = await read(page, 'meta[name="description"]', 'content');
    expect(description?.length).toBeGreaterThan(10);
    expect(await page.locator('.description').first().innerText()).toBe(description);
    expect(await read(page, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
    expect(await read(page, 'meta[name="twitter:site"]', 'content')).toBe('@MUI_hq');
    expect(await read(page, 'meta[property="og:type"]', 'content')).toBe('website');
    expect(await read(page, 'meta[property="og:description"]', 'content')).toBe(description);
    const card = (await read(page, 'meta[property="og:image"]', 'content')) as string;
    expect(
      await page.evaluate(async (path) => (await fetch(path)).status, new URL(card).pathname),
    ).toBe(200);
    expect(await read(page, 'link[rel="canonical"]', 'href')).toBe(
      'https://mui.com/x/react-data-grid/',
    );
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual([
      ['en', 'https://mui.com/x/react-data-grid/'],
      ['zh-CN', 'https://mui.com/zh/x/react-data-grid/'],
      ['x-default', 'https://mui.com/x/react-data-grid/'],
    ]);
  });

  test('in Chinese', async () => {
    const page = await openPage('/zh/x/react-data-grid/', {build: CHINESE});
    expect(await read(page, 'html', 'lang')).toBe('zh-CN');
    expect(await read(page, 'link[rel="canonical"]', 'href')).toBe(
      'https://mui.com/zh/x/react-data-grid/',
    );
    const tree = page.getByRole('navigation', {name: '文档'});
    expect(await tree.getByRole('button', {name: '数据表格'}).isVisible()).toBe(true);
  });

  test('the site map has the pages and nothing else', async () => {
    const page = await openPage('/x/introduction/');
    const siteMap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
    expect(siteMap).toContain('<loc>https://mui.com/x/react-data-grid/</loc>');
    expect(siteMap).not.toMatch(/playground|_app|<loc>https:\/\/mui\.com\/(x\/)?<\/loc>/);
  });

  test('where its source is', async () => {
    const page = await openPage('/x/react-data-grid/');
    const edit = page.getByRole('link', {name: 'Edit this page'});
    expect(await edit.getAttribute('href')).toBe(
      'https://github.com/mui/mui-x/edit/master/docs/react-data-grid/index.mdx',
    );
  });
});

test('the frame keeps out of print', async () => {
  const page = await openPage('/x/react-data-grid/');
  await page.emulateMedia({media: 'print'});
  for (const part of [
    header(page),
    page.getByRole('navigation', {name: 'documentation'}),
    page.getByRole('navigation', {name: 'Page table of contents'}),
    page.getByRole('navigation', {name: 'Previous and next page'}),
    page.getByRole('contentinfo'),
  ]) {
    expect(await part.first().isVisible()).toBe(false);
  }
  expect(await page.getByRole('heading', {level: 1}).isVisible()).toBe(true);
});

test('right to left, tree and contents change sides', async () => {
  const page = await openPage('/x/react-data-grid/', {mode: 'rtl'});
  const tree = await page.getByRole('navigation', {name: 'documentation'}).boundingBox();
  expect(Math.round(tree!.x + tree!.width)).toBe(1400);
  const contents = await page
    .getByRole('navigation', {name: 'Page table of contents'})
    .boundingBox();
  expect(contents!.x).toBeLessThan(300);
});
