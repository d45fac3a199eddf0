import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {axeViolations, expect, hydrated, openPage, originOf, waitForIdle, test} from './harness';
import {buildFolder, type BuildName} from './harness/builds';

/** A page of a product that opens quickly: it has no demo. */
const CHARTS = '/x/api/charts/bar-element/';

const header = (page: Page) => page.locator('header.navbar');

const readHtml = (address: string, build: BuildName = 'site') =>
  fs.readFileSync(path.join(buildFolder(build), address, 'index.html'), 'utf8');

test.describe('header', () => {
  let page: Page;
  const versions = () => page.locator('#mui-version-menu');
  const selector = () => page.locator('#mui-version-selector');
  const products = () => page.getByRole('list', {name: 'Products'});

  test.beforeAll(async () => {
    page = await openPage(CHARTS, {clipboard: true});
  });

  test('names product and version, and keeps its height', async () => {
    await expect(header(page).getByRole('button', {name: 'MUI X Charts'})).toBeVisible();
    await expect(selector()).toHaveText('v8.12.1');
    expect((await header(page).boundingBox())?.height).toBe(57);
    const repository = header(page).getByRole('link', {name: 'GitHub repository'});
    await expect(repository).toHaveAttribute('data-ga-event-category', 'header');
    await expect(repository).toHaveAttribute('data-ga-event-action', 'github');
  });

  test('a menu is operated with the arrow keys, and returns the focus on Escape', async () => {
    await selector().press('Enter');
    const focused = versions().locator(':focus');
    await expect(focused).toHaveText('v8.12.1');
    for (const [key, version] of [
      ['ArrowDown', 'v7'],
      ['ArrowDown', 'v6'],
      ['ArrowDown', 'Set your version'],
      ['ArrowDown', 'v8.12.1'],
      ['End', 'Set your version'],
      ['ArrowUp', 'v6'],
      ['Home', 'v8.12.1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused).toHaveText(version);
    }
    await page.keyboard.press('Escape');
    await expect(versions()).toBeHidden();
    await expect(selector()).toBeFocused();
  });

  test('a menu has the focus as soon as it opens: no key press is lost', async () => {
    for (const button of ['#mui-version-selector', '[popovertarget="product-panel"]']) {
      const focused = await page.locator(button).evaluate((element: HTMLElement) => {
        element.click();
        const {activeElement} = document;
        const place = [
          activeElement?.closest('[popover]')?.id,
          activeElement?.getAttribute('aria-current'),
        ];
        element.click();
        return place;
      });
      expect(focused).toEqual([
        expect.stringMatching(/^(?:mui-version-menu|product-panel)$/),
        'true',
      ]);
    }
  });

  test('Tab closes a menu and moves on to what follows it; a click elsewhere closes it, too', async () => {
    await header(page).getByRole('button', {name: 'MUI X Charts'}).click();
    await products().waitFor();
    await page.keyboard.press('Tab');
    await expect(products()).toBeHidden();
    await expect(selector()).toBeFocused();
    await selector().click();
    await versions().waitFor();
    await page.mouse.click(700, 600);
    await expect(versions()).toBeHidden();
  });

  test('the current version only closes the menu; older ones are on hosts of their own', async () => {
    await selector().click();
    const entries = versions().locator('a');
    const links = await entries.evaluateAll((found) =>
      found.map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(links[0]).toEqual(['v8.12.1', CHARTS]);
    expect(links.slice(1)).toEqual(
      ['v7', 'v6'].map((name) => [name, expect.stringContaining(`https://${name}.mui.com/`)]),
    );
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await entries.first().click();
    await expect(versions()).toBeHidden();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('the logo can be copied from a context menu', async () => {
    const logo = header(page).getByRole('link', {name: 'Go to the homepage'});
    // Some systems open a context menu as the button is pressed, before it is released.
    await logo.hover();
    await page.mouse.down({button: 'right'});
    await waitForIdle(page);
    await page.mouse.up({button: 'right'});
    const menu = page.getByRole('list', {name: 'Logo'});
    await menu.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Logo SVG copied to clipboard!').first().waitFor();
    await expect(async () =>
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^<svg xmlns.*MUI X<\/text><\/svg>$/,
      ),
    ).toPass();
    await expect(menu).toBeHidden();
    await expect(logo).toBeFocused();
  });

  test('fits windows of 390 and 320 px', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({width, height: 844});
      await expect(async () => {
        const cut = await header(page).evaluate(
          (bar) =>
            [...bar.querySelectorAll('button, a')]
              .filter((part) => part.checkVisibility() && !part.closest('[popover]'))
              .map((part) => part.getBoundingClientRect())
              .filter((box) => box.left < 0 || box.right > window.innerWidth).length,
        );
        expect(cut).toBe(0);
      }).toPass();
    }
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('the product panel marks the current product and leads to the others', async () => {
    await header(page).getByRole('button', {name: 'MUI X Charts'}).click();
    await expect(products().getByRole('link')).toHaveCount(5);
    const current = products().getByRole('link', {name: /^Charts/});
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(current).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await products()
      .getByRole('link', {name: /^Data Grid/})
      .click();
    await expect(page).toHaveURL(/\/x\/react-data-grid\/$/);
    await expect(products()).toBeHidden();
  });
});

test('a table that scrolls has shadows at its edges, in forced colors too', async () => {
  const page = await openPage('/x/react-date-pickers/calendar-systems/', {mode: 'phone'});
  const table = page.getByRole('group', {name: 'Scrollable table'}).first();
  await expect(table).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  await page.emulateMedia({forcedColors: 'active'});
  await expect(table).toHaveCSS('background-image', /^linear-gradient/);
});

test('the header is complete when it is first painted, however slowly the page arrives', async () => {
  const page = await openPage('/x/introduction/');
  for (const width of [1400, 900, 390]) {
    await page.setViewportSize({width, height: 900});
    const moved = await page.evaluate(async () => {
      const answer = await fetch(location.href);
      const html = (await answer.text()).replace(/<script\b.*?<\/script>/gs, '');
      const found: string[] = [];
      new PerformanceObserver((list) => {
        for (const {sources} of list.getEntries() as (PerformanceEntry & {
          sources: {node: Node | null}[];
        })[]) {
          const parts = sources.map(({node}) =>
            node instanceof Text ? node.parentElement! : (node as Element),
          );
          const moved = parts.filter((part) => part.closest('header'));
          found.push(...moved.map((part) => part.outerHTML.slice(0, 80)));
        }
      }).observe({type: 'layout-shift'});
      const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const [start, end] = ['<header', '<main'].map((tag) => html.indexOf(tag)) as [number, number];
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
    expect([width, moved]).toEqual([width, {found: [], whole: true}]);
  }
});

test.describe('beside a long page', () => {
  let page: Page;
  const contents = () => page.getByRole('navigation', {name: 'Page table of contents'});
  const tree = () => page.getByRole('navigation', {name: 'documentation'});

  test.beforeAll(async () => {
    page = await openPage('/x/introduction/installation/', {height: 500, reducedMotion: true});
  });

  test('a button leads back to the top from 200 px on', async () => {
    const button = page.locator('[data-ga-event-action="click-back-to-top"]');
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 260));
    await button.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await expect(button).toBeHidden();
  });

  test('the table of contents marks the last section at the end of the page', async () => {
    await page.evaluate(() => window.scrollTo({top: document.body.scrollHeight}));
    await expect(contents().getByRole('link').last()).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  test('print has the page without the layout', async () => {
    await page.emulateMedia({media: 'print'});
    const parts = [
      header(page),
      tree(),
      contents(),
      page.getByRole('navigation', {name: 'Previous and next page'}),
      page.getByRole('contentinfo'),
    ];
    for (const part of parts) {
      await expect(part.first()).toBeHidden();
    }
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.emulateMedia({media: null});
  });
});

test.describe('an address without a page', () => {
  const missing = {allow: [/404/]};

  test('with the prefix of the default language leads to the page where the host does not', async () => {
    // A host that knows no redirects answers with its 404 page.
    const page = await openPage('/en/x/react-charts/bars/?a=1#basics', {
      ...missing,
      until: 'commit',
      before: async (opened) => {
        const body = await (await fetch(`${originOf('site')}/404.html`)).text();
        await opened.route('**/en/x/**', (route) =>
          route.fulfill({status: 404, contentType: 'text/html', body}),
        );
      },
    });
    await expect(page).toHaveURL(/\d\/x\/react-charts\/bars\/\?a=1#basics$/);
  });

  test('is answered in its language where the host has a single page for them', async () => {
    const requested = '/zh/x/no-such-page/';
    const page = await openPage(requested, {
      ...missing,
      build: 'fixtures',
      until: 'commit',
      before: async (opened) => {
        const body = await (await fetch(`${originOf('fixtures')}/404.html`)).text();
        await opened.route(`**${requested}`, (route) =>
          route.fulfill({status: 404, contentType: 'text/html', body}),
        );
      },
    });
    await page.getByRole('heading', {level: 1, name: '找不到页面'}).waitFor();
    await page.locator('html[lang="zh-CN"][data-has-hydrated="true"]').waitFor();
    expect(new URL(page.url()).pathname).toBe(requested);
    await expect(page.locator('#mui-version-menu a').first()).toHaveAttribute('href', requested);
  });

  test('offers the pages that are most like it, also on a slow machine', async () => {
    const page = await openPage('/x/react-data-grid/quikstart/', {
      ...missing,
      before: async (opened) => {
        const session = await opened.context().newCDPSession(opened);
        await session.send('Emulation.setCPUThrottlingRate', {rate: 8});
      },
    });
    await page.getByRole('heading', {level: 1, name: 'Page not found'}).waitFor();
    await header(page)
      .getByRole('button', {name: /Data Grid/})
      .waitFor();
    const nearest = page.getByRole('main').getByRole('link', {name: /quickstart/i});
    await nearest.first().click();
    await expect(page).toHaveURL(/\/x\/react-data-grid\/quickstart\/$/);
  });

  test('offers the products without JavaScript', () => {
    const html = fs.readFileSync(path.join(buildFolder('site'), '404.html'), 'utf8');
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
    expect(main.match(/<a\b[^>]*href="?\/x\//g)?.length).toBeGreaterThanOrEqual(6);
  });
});

test.describe('a browser that prefers another language of the site', () => {
  const chinese = {build: 'fixtures', context: {locale: 'zh-CN'}} as const;
  const notice = (page: Page) => page.getByRole('complementary', {name: '阅读本页的简体中文版'});

  test('shows a notice once, in that language, which leads to the page', async () => {
    const page = await openPage('/x/introduction/', {
      ...chinese,
      // As the head is for some frames during hydration, and longer where frames are slow.
      before: async (opened) => {
        await opened.addInitScript(() => {
          new MutationObserver(() => {
            document.querySelectorAll('link[rel=alternate]').forEach((link) => link.remove());
          }).observe(document, {subtree: true, childList: true});
        });
      },
    });
    await expect(notice(page)).toHaveAttribute('lang', 'zh-CN');
    expect(await axeViolations(page)).toEqual([]);
    await notice(page).getByRole('link').click();
    await page.waitForURL((url) => url.pathname === '/zh/x/introduction/');
    await page.goBack();
    await hydrated(page);
    await waitForIdle(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('closes the notice, which is below the language menu from right to left too', async () => {
    const page = await openPage('/x/introduction/', {...chinese, mode: 'rtl'});
    const close = notice(page).getByRole('button', {name: '关闭'});
    await close.waitFor();
    expect((await notice(page).boundingBox())?.x).toBe(16);
    await close.click();
    await expect(notice(page)).toHaveCount(0);
  });

  test('can change to it on the same page, at the same place', async () => {
    const page = await openPage('/x/introduction/?from=mail#main-content', {build: 'fixtures'});
    await waitForIdle(page);
    // An English browser has what it prefers.
    await expect(page.locator('aside[lang]')).toHaveCount(0);
    await header(page).getByRole('button', {name: 'Language'}).click();
    const link = header(page).getByRole('link', {name: '简体中文'});
    await expect(link).toHaveAttribute('lang', 'zh-CN');
    await link.click();
    await expect(page).toHaveURL(/\d\/zh\/x\/introduction\/\?from=mail#main-content$/);
  });
});

test.describe('routes outside the docs', () => {
  test('/ leads to the introduction, and keeps query and fragment', async () => {
    const page = await openPage('/?utm_source=mail#main-content', {
      until: 'commit',
      // The script that leads there does not wait for those of the page.
      before: async (opened) => {
        await opened.route(/\/assets\/js\//, () => undefined);
      },
    });
    await page.waitForURL((url) => url.pathname === '/x/introduction/', {waitUntil: 'commit'});
    expect(page.url()).toMatch(/\?utm_source=mail#main-content$/);
  });

  test('routes without a page lead to the introduction without JavaScript too', () => {
    for (const [route, build, target] of [
      ['/', 'site', '/x/introduction/'],
      ['/x/', 'site', '/x/introduction/'],
      ['/zh/', 'fixtures', '/zh/x/introduction/'],
      ['/zh/x/', 'fixtures', '/zh/x/introduction/'],
    ] as const) {
      expect(readHtml(route, build)).toContain(`content="0; url=${target}"`);
    }
  });

  test('/_app is the layout around nothing', async () => {
    const page = await openPage('/_app/');
    await header(page).waitFor();
    await expect(page.getByRole('main')).toHaveText('MUI X');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('/playground has the layout, belongs to no product, and says so', async () => {
    const messages: string[] = [];
    const page = await openPage('/playground/', {
      before: (opened) => void opened.on('console', (message) => messages.push(message.text())),
    });
    await page.getByRole('heading', {name: 'Playground'}).waitFor();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page).toHaveTitle('Playground');
    await expect(() =>
      expect(messages).toEqual(['productName mapping missing for /playground/']),
    ).toPass();
  });

  test('previews are there, and closed to search engines', () => {
    const siteMap = fs.readFileSync(path.join(buildFolder('site'), 'sitemap.xml'), 'utf8');
    expect(siteMap).toContain('<loc>https://mui.com/x/react-data-grid/</loc>');
    expect(siteMap).not.toMatch(/playground|_app|<loc>https:\/\/mui\.com\/(x\/)?<\/loc>/);
    for (const name of ['gantt', 'treemap', 'overview']) {
      const html = readHtml(`/x/react-charts/${name}/`);
      expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
      expect(html).not.toContain('Copy page');
      expect(siteMap).not.toContain(`/x/react-charts/${name}/`);
    }
  });
});

test.describe('what a page says of itself', () => {
  let page: Page;
  const read = (selector: string, attribute: string) =>
    page.locator(selector).first().getAttribute(attribute);

  test.beforeAll(async () => {
    page = await openPage('/x/react-data-grid/', {javaScriptEnabled: false});
  });

  test('its menus open without JavaScript', async () => {
    await header(page).getByRole('button', {name: 'MUI X Data Grid'}).click();
    await page.getByRole('list', {name: 'Products'}).getByRole('link').first().waitFor();
    await page.keyboard.press('Escape');
  });

  test('to other sites and to search engines', async () => {
    const description = await read('meta[name="description"]', 'content');
    await expect(page.locator('.description').first()).toHaveText(description!);
    for (const [selector, content] of [
      ['name="twitter:card"', 'summary_large_image'],
      ['name="twitter:site"', '@MUI_hq'],
      ['property="og:type"', 'website'],
      ['property="og:ttl"', '604800'],
      ['name="docsearch:version"', 'master'],
      ['property="og:description"', description],
    ]) {
      expect([selector, await read(`meta[${selector}]`, 'content')]).toEqual([selector, content]);
    }
  });

  test('where its source is', async () => {
    const edit = page.getByRole('link', {name: 'Edit this page'});
    await expect(edit).toHaveAttribute(
      'href',
      'https://github.com/mui/mui-x/edit/master/docs/react-data-grid/index.mdx',
    );
    await expect(edit).toHaveAttribute('rel', 'noopener nofollow');
  });

  test('where stylesheets go, by marks in the head, and its measures, by the names in MUI’s docs', async () => {
    const marks = ['material-icon-font', 'font-awesome-css', 'app-search', 'prismjs'];
    const ids = await page.locator('head [id]').evaluateAll((found) => found.map(({id}) => id));
    expect(ids.filter((id) => marks.includes(id))).toEqual(marks);
    const measures = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['header-height', 'navDrawer-width'].map((name) =>
        style.getPropertyValue(`--MuiDocs-${name}`),
      );
    });
    expect(measures).toEqual(['57px', '300px']);
  });

  test('to crawlers: links of the tree hold their text, entries of the contents name their page', async () => {
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
    await expect(page.locator('article :is(p, li) a[href$=".md"]')).toHaveCount(0);
    await expect(page.locator('main a[href="/x/react-data-grid.md"]')).toHaveCount(1);
  });
});
