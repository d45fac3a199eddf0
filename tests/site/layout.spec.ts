import type {Page} from 'playwright-core';
import {axeViolations, CHINESE, eventually, hydrated, openPage, originOf, quiet} from './harness';

/** A page of a product that is quick to open: it has no demo. */
const CHARTS = '/x/api/charts/bar-element/';

const header = (page: Page) => page.locator('header.navbar');
const isFocused = (element: Element) => element === document.activeElement;

describe('header', () => {
  test('names product and version, and keeps its height', async () => {
    const page = await openPage(CHARTS);
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

  test.each([1400, 900, 390])(
    'is drawn whole, however slowly the page comes: %i px',
    async (width) => {
      const page = await openPage('/x/introduction/', {width, tab: 'new'});
      const moved = await page.evaluate(async () => {
        const answer = await fetch(location.href);
        const html = (await answer.text()).replace(/<script\b.*?<\/script>/gs, '');
        const found: string[] = [];
        new PerformanceObserver((list) => {
          for (const {sources} of list.getEntries() as (PerformanceEntry & {
            sources: {node: Node | null}[];
          })[]) {
            const parts = sources.map(({node}) => node as Element);
            const moved = parts.filter((part) => part.closest('header'));
            found.push(...moved.map((part) => part.outerHTML.slice(0, 80)));
          }
        }).observe({type: 'layout-shift'});
        const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const [start, end] = ['<header', '<main'].map((tag) => html.indexOf(tag)) as [
          number,
          number,
        ];
        document.open();
        document.write(html.slice(0, start));
        for (const piece of html.slice(start, end).split(/(?=<\w)/)) {
          document.write(piece);
          if (!document.querySelector('#page-tree li')) {
            await drawn();
          }
        }
        document.write(html.slice(end));
        document.close();
        await drawn();
        await drawn();
        return {
          found,
          whole: document.querySelector('header')?.checkVisibility({visibilityProperty: true}),
        };
      });
      expect(moved).toEqual({found: [], whole: true});
    },
  );

  test('the product panel leads to the products, and marks the one being read', async () => {
    const page = await openPage('/x/introduction/');
    const panel = page.getByRole('list', {name: 'Products'});
    await header(page).getByRole('button', {name: 'MUI X'}).click();
    await panel.waitFor();
    expect(await panel.getByRole('link').count()).toBe(5);
    const current = panel.getByRole('link', {name: /^MUI X overview/});
    expect(await current.getAttribute('aria-current')).toBe('true');
    await eventually(async () => expect(await current.evaluate(isFocused)).toBe(true));
    expect(await axeViolations(page)).toEqual([]);
    await panel.getByRole('link', {name: /^Data Grid/}).click();
    await page.waitForURL((url) => url.pathname === '/x/react-data-grid/');
    await panel.waitFor({state: 'hidden'});
  });

  test('a menu is worked with the arrow keys, and gives the focus back on Escape', async () => {
    const page = await openPage(CHARTS);
    const button = page.locator('#mui-version-selector');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#mui-version-menu');
    await menu.waitFor();
    await eventually(async () => expect(await menu.locator('a:focus').innerText()).toBe('v8.12.1'));
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await focused()).toBe('v7'));
    await page.keyboard.press('End');
    await eventually(async () => expect(await focused()).toBe('v6'));
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await focused()).toBe('v8.12.1'));
    await page.keyboard.press('ArrowUp');
    await eventually(async () => expect(await focused()).toBe('v6'));
    await page.keyboard.press('Home');
    await eventually(async () => expect(await focused()).toBe('v8.12.1'));
    await page.keyboard.press('Escape');
    await menu.waitFor({state: 'hidden'});
    await eventually(async () => expect(await button.evaluate(isFocused)).toBe(true));
  });

  test.each(['#mui-version-selector', '[popovertarget="product-panel"]'])(
    'the menu of %s has the focus as it opens: no key goes past it',
    async (selector) => {
      const page = await openPage(CHARTS);
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
    const page = await openPage(CHARTS);
    const product = header(page).getByRole('button', {name: 'MUI X Charts'});
    await product.click();
    await page.getByRole('list', {name: 'Products'}).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('list', {name: 'Products'}).waitFor({state: 'hidden'});
    await eventually(async () =>
      expect(await page.locator('#mui-version-selector').evaluate(isFocused)).toBe(true),
    );
  });

  test('a click elsewhere closes a menu', async () => {
    const page = await openPage(CHARTS);
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

  test('the logo can be copied by a right click, or by the key for it', async () => {
    const page = await openPage('/x/introduction/', {
      clipboard: true,
    });
    const logo = header(page).getByRole('link', {name: 'Go to the homepage'});
    await logo.click({button: 'right'});
    const menu = page.getByRole('list', {name: 'Logo'});
    await menu.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Logo SVG copied to clipboard!').first().waitFor();
    await eventually(async () =>
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^<svg xmlns.*MUI X<\/text><\/svg>$/,
      ),
    );
    await menu.waitFor({state: 'detached'});
    await eventually(async () => expect(await logo.evaluate(isFocused)).toBe(true));
  });

  test('the language menu leads to this page in the other language, where the reader is in it', async () => {
    const page = await openPage('/x/introduction/?from=mail#main-content', {build: CHINESE});
    await header(page).getByRole('button', {name: 'Language'}).click();
    const chinese = header(page).getByRole('link', {name: '简体中文'});
    expect(await chinese.getAttribute('lang')).toBe('zh-CN');
    await chinese.click();
    await page.waitForURL((url) => url.pathname === '/zh/x/introduction/');
    await page.waitForURL(/\?from=mail#main-content$/);
  });

  test.each([390, 320])('fits a window of %d px', async (width) => {
    const page = await openPage(CHARTS, {width});
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
    const page = await openPage(CHARTS, {javaScriptEnabled: false});
    await header(page).getByRole('button', {name: 'MUI X Charts'}).click();
    await page.getByRole('list', {name: 'Products'}).getByRole('link').first().waitFor();
  });
});

describe('skip link', () => {
  // The second stands so far down in the sidebar that its row is brought into view.
  test.each(['/x/introduction/', CHARTS])(
    'is the first stop, comes into view, and leads past the sidebar to the page: %s',
    async (address) => {
      const page = await openPage(address);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', {name: 'Skip to content'});
      await eventually(async () => expect(await link.evaluate(isFocused)).toBe(true));
      await page.waitForFunction(() => document.activeElement!.getBoundingClientRect().top === 16);
      await page.keyboard.press('Enter');
      await page.waitForURL(/#main-content$/);
      await page.keyboard.press('Tab');
      await eventually(async () =>
        expect(
          await page.evaluate(() =>
            document.getElementById('main-content')!.contains(document.activeElement),
          ),
        ).toBe(true),
      );
    },
  );
});

describe('table of contents', () => {
  const contents = (page: Page) => page.getByRole('navigation', {name: 'Page table of contents'});

  test('mark the section being read; a chosen entry is marked at once', async () => {
    // Its time stands: a second after the choice, the place on the page counts again.
    const page = await openPage('/x/introduction/installation/', {height: 500, clock: true});
    const marked = contents(page).locator('[aria-current="location"]');
    expect(await marked.count()).toBe(0);
    const entry = contents(page).getByRole('link').nth(2);
    await entry.click();
    await eventually(async () => expect(await marked.innerText()).toBe(await entry.innerText()));
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

  test.each(['/en', '/zh'])(
    'of a known prefix, %s, leads to the page where the host does not',
    async (prefix) => {
      // A host that knows no redirects answers with the page for addresses that are not there.
      const other = await openPage(`${prefix}/x/react-charts/bars/?a=1#basics`, {
        ...missing,
        until: 'commit',
        before: async (opened) => {
          const body = await (await fetch(`${originOf('site')}/404.html`)).text();
          await opened.route(`**${prefix}/x/**`, (route) =>
            route.fulfill({status: 404, contentType: 'text/html', body}),
          );
        },
      });
      await other.waitForURL((url) => url.pathname === '/x/react-charts/bars/');
      expect(other.url()).toMatch(/\?a=1#basics$/);
    },
  );

  test('is answered in its language where the host has a single page for them', async () => {
    const requested = '/zh/x/no-such-page/';
    const page = await openPage(requested, {
      ...missing,
      build: CHINESE,
      until: 'commit',
      before: async (opened) => {
        const body = await (await fetch(`${originOf(CHINESE)}/404.html`)).text();
        await opened.route(`**${requested}`, (route) =>
          route.fulfill({status: 404, contentType: 'text/html', body}),
        );
      },
    });
    await page.getByRole('heading', {level: 1, name: '找不到页面'}).waitFor();
    await page.locator('html[lang="zh-CN"][data-has-hydrated="true"]').waitFor();
    expect(new URL(page.url()).pathname).toBe(requested);
    expect(await page.locator('#mui-version-menu a').first().getAttribute('href')).toBe(requested);
  });

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
    await eventually(async () =>
      expect(
        await header(page)
          .getByRole('button', {name: /Charts/})
          .count(),
      ).toBe(1),
    );
  });

  test('offers the products without JavaScript', async () => {
    const page = await openPage('/nowhere/', {...missing, javaScriptEnabled: false});
    const links = page.getByRole('main').getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(6);
  });
});

describe('a browser that prefers another language of the site', () => {
  const chinese = {build: CHINESE, context: {locale: 'zh-CN'}} as const;
  const notice = (page: Page) => page.getByRole('complementary', {name: '阅读本页的简体中文版'});

  test('is told once, in that language, with the way to the page', async () => {
    const page = await openPage('/x/introduction/', chinese);
    const link = notice(page).getByRole('link');
    await link.waitFor();
    expect(await notice(page).getAttribute('lang')).toBe('zh-CN');
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await quiet(page);
    expect(await notice(page).count()).toBe(0);
  });

  test('comes to the page, or closes the note', async () => {
    const page = await openPage('/x/introduction/', {
      ...chinese,
      // As the head is for some frames while React takes over, and longer where frames are slow.
      before: async (opened) => {
        await opened.addInitScript(() => {
          new MutationObserver(() => {
            document.querySelectorAll('link[rel=alternate]').forEach((link) => link.remove());
          }).observe(document, {subtree: true, childList: true});
        });
      },
    });
    await notice(page).getByRole('link').click();
    await page.waitForURL((url) => url.pathname === '/zh/x/introduction/');
    // Below the language menu, which is on the left there.
    const other = await openPage('/x/introduction/', {...chinese, mode: 'rtl'});
    const close = notice(other).getByRole('button', {name: '关闭'});
    await close.waitFor();
    expect((await notice(other).boundingBox())?.x).toBe(16);
    await close.click();
    await notice(other).waitFor({state: 'detached'});
  });

  test('and one that has what it prefers is told nothing', async () => {
    const page = await openPage('/x/introduction/', {build: CHINESE});
    await page.waitForLoadState('networkidle');
    expect(await page.locator('aside[lang]').count()).toBe(0);
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

  test('/_app is the layout around nothing', async () => {
    const page = await openPage('/_app/');
    await header(page).waitFor();
    expect(await page.getByRole('main').innerText()).toBe('MUI X');
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });

  test('/playground has the layout, belongs to no product, and says so', async () => {
    const said: string[] = [];
    const page = await openPage('/playground/', {
      before: (opened) => void opened.on('console', (message) => said.push(message.text())),
    });
    await page.getByRole('heading', {name: 'Playground'}).waitFor();
    await header(page).waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(1);
    expect(await page.title()).toBe('Playground');
    await eventually(() => expect(said).toEqual(['productName mapping missing for /playground/']));
  });

  test.each(['gantt/', 'treemap/', 'overview/', 'accessibility/'])(
    'the preview /x/react-charts/%s is there, and search engines are asked to leave it out',
    async (name) => {
      const page = await openPage(`/x/react-charts/${name}`);
      await page.getByRole('heading', {level: 1}).waitFor();
      expect(await page.getAttribute('meta[name="robots"]', 'content')).toContain('noindex');
      expect(await page.getByRole('button', {name: 'Copy page'}).count()).toBe(0);
      const siteMap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
      expect(siteMap).not.toContain(`/x/react-charts/${name}`);
    },
  );
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
    expect(await read(page, 'meta[property="og:ttl"]', 'content')).toBe('604800');
    expect(await read(page, 'meta[name="docsearch:version"]', 'content')).toBe('master');
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
    const page = await openPage('/x/introduction/');
    const edit = page.getByRole('link', {name: 'Edit this page'});
    expect(await edit.getAttribute('href')).toBe(
      'https://github.com/mui/mui-x/edit/master/docs/introduction/index.mdx',
    );
    expect(await edit.getAttribute('rel')).toBe('noopener nofollow');
  });

  test('where stylesheets go, by marks in the head in their order', async () => {
    const page = await openPage('/x/introduction/');
    const marks = ['material-icon-font', 'font-awesome-css', 'app-search', 'prismjs'];
    expect(
      await page.evaluate(
        (ids) =>
          [...document.head.querySelectorAll('[id]')]
            .map(({id}) => id)
            .filter((id) => ids.includes(id)),
        marks,
      ),
    ).toEqual(marks);
  });

  test('to crawlers: links of the tree hold their text, entries of the contents name their page', async () => {
    const page = await openPage('/x/react-data-grid/', {javaScriptEnabled: false});
    const withoutText = await page
      .locator('#page-tree > ul a')
      .evaluateAll(
        (links) =>
          links.filter((link) => ![...link.childNodes].some((node) => node.nodeType === 3)).length,
      );
    expect(withoutText).toBe(0);
    const addresses = await page
      .getByRole('navigation', {name: 'Page table of contents'})
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((href) => !href?.startsWith('/x/react-data-grid/#'))).toEqual([]);
    expect(await page.locator('article a[href$=".md"]').count()).toBe(0);
    expect(await page.locator('main a[href="/x/react-data-grid.md"]').count()).toBe(1);
  });

  test('the names that the measures of the layout have in MUI’s docs', async () => {
    const page = await openPage('/x/introduction/');
    const values = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['header-height', 'navDrawer-width'].map((name) =>
        style.getPropertyValue(`--MuiDocs-${name}`),
      );
    });
    expect(values).toEqual(['57px', '300px']);
  });
});

test('the layout keeps out of print', async () => {
  const page = await openPage('/x/introduction/installation/');
  await page.emulateMedia({media: 'print'});
  for (const part of [
    header(page),
    page.getByRole('navigation', {name: 'documentation'}),
    page.getByRole('navigation', {name: 'Page table of contents'}),
    page.getByRole('navigation', {name: 'Previous and next page'}),
    page.getByRole('contentinfo'),
  ]) {
    await eventually(async () => expect(await part.first().isVisible()).toBe(false));
  }
  expect(await page.getByRole('heading', {level: 1}).isVisible()).toBe(true);
});

test('right to left, tree and contents change sides', async () => {
  const page = await openPage('/x/introduction/installation/', {mode: 'rtl'});
  const tree = await page.getByRole('navigation', {name: 'documentation'}).boundingBox();
  expect(Math.round(tree!.x + tree!.width)).toBe(1400);
  const contents = await page
    .getByRole('navigation', {name: 'Page table of contents'})
    .boundingBox();
  expect(contents!.x).toBeLessThan(300);
});
