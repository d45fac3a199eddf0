import type {BrowserContext, Page} from '@playwright/test';
import {
  axeViolations,
  type BuildName,
  CHINESE,
  expect,
  hydrated,
  isFullRun,
  openPage,
  publishCopy,
  type Published,
  test,
} from './harness';
import {localesOf} from './harness/builds';
import {TIMEOUT} from './harness/wait';

const INTRODUCTION = 'https://mui.com/x/introduction/';
const GRID = 'https://mui.com/x/react-data-grid/';
const UNREAD = 'https://mui.com/x/react-charts/bars/';

let site: Published;
let context: BrowserContext;

/** Publishes a copy of a build, until the test ends, to a visitor without any storage. */
async function publish(build?: BuildName): Promise<void> {
  site = await publishCopy(build);
  context = await site.browser.newContext();
  context.setDefaultTimeout(TIMEOUT);
}

test.afterEach(async () => {
  // Not every test publishes a site.
  await site?.close();
});

/** Opens a page of the published site; `loads` counts how often it is loaded. */
async function open(address: string): Promise<{page: Page; loads: () => number}> {
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(address);
  await hydrated(page);
  return {page, loads: () => loads};
}

/** Waits until the worker controls the page. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      navigator.serviceWorker.controller ??
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, {once: true}),
      ),
  );
}

/** Waits until a page is cached, with its scripts and style sheets: the scripts load only after the first paint. */
async function kept(page: Page, address: string): Promise<void> {
  await page.evaluate(async (url) => {
    const find = async (file: string): Promise<Response> => {
      for (;;) {
        const answer = await caches.match(file, {ignoreVary: true});
        if (answer) {
          return answer;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const html = await (await find(url)).text();
    const named = new DOMParser().parseFromString(html, 'text/html');
    const scripts = named.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts;
    const stockScripts = named.querySelectorAll('script[src]');
    const styles = named.querySelectorAll('link[rel="stylesheet"]');
    const files = [
      ...(scripts?.split(' ') ?? []),
      ...[...stockScripts].map((script) => script.getAttribute('src')!),
      ...[...styles].map((link) => link.getAttribute('href')!),
    ];
    for (const file of files.filter((name) => name.includes('/assets/'))) {
      await find(new URL(file, url).href);
    }
  }, address);
}

/** Returns the folders that the workers of this host control. */
const scopes = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope).sort(),
  );

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Deploys a build that differs in the introduction, and so in its worker. */
function deploy(build: string): void {
  const file = 'x/introduction/index.html';
  site.write(file, site.read(file).replace(/<title([^>]*)>[^<]*/, `<title$1>Build ${build}`));
  site.write('x/sw.js', site.read('x/sw.js').replace(/docsBuild="[^"]*"/, `docsBuild="${build}"`));
}

/** Makes a worker ignore the first question for its build. */
const LOSE_FIRST_QUESTION = `let isLost = false;
addEventListener('message', (event) => {
  if (event.data === 'build' && !isLost) {
    isLost = true;
    event.stopImmediatePropagation();
  }
});
`;

/**
 * Makes the browser check for another worker, as it does itself some time after a visit, until it has found one. One check
 * isn't enough: if one of the browser's own checks is pending, the browser returns the result of that one, which may be older.
 */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      let isFound = false;
      registration?.addEventListener('updatefound', () => (isFound = true), {once: true});
      while (registration && !isFound) {
        await registration.update().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    // Not awaited: the worker may reload the page meanwhile.
    look().catch(() => undefined);
  });
}

/** Lets the test decide whether the page has the focus; in Playwright, every page has it. */
const focusOnDemand = () => {
  document.hasFocus = () => localStorage.getItem('test-focus') !== 'elsewhere';
};

test('nothing is registered where the docs are not published', async () => {
  const page = await openPage('/x/introduction/');
  await page.waitForLoadState('networkidle');
  expect(await scopes(page)).toEqual([]);
});

test('a visited page, by a link too, can be read offline, and is up to date online; 60 are cached at most', async () => {
  await publish();
  const {page, loads} = await open(INTRODUCTION);
  await controlled(page);
  await kept(page, INTRODUCTION);
  await page
    .locator(`main a[href="${new URL(GRID).pathname}"]`)
    .first()
    .click();
  await page.waitForURL(GRID);
  await kept(page, GRID);
  expect(loads()).toBe(1);
  expect(await scopes(page)).toEqual(['https://mui.com/x/']);

  await site.goOffline();
  for (const address of [INTRODUCTION, GRID, `${GRID}?utm=1#features`]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('main h1').first()).toBeVisible();
  }
  await page.goto(UNREAD);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('You are offline');
  expect(await axeViolations(page)).toEqual([]);

  await site.goOnline();
  await page.getByRole('link', {name: 'Try again'}).click();
  await hydrated(page);
  await expect(page).toHaveURL(UNREAD);

  const file = 'x/introduction/index.html';
  site.write(file, site.read(file).replace('</head>', '<meta name="new" content="yes"></head>'));
  await page.goto(INTRODUCTION);
  await expect(page.locator('meta[name="new"]')).toHaveCount(1);

  const sitemap = site.read('sitemap.xml');
  const addresses = [...sitemap.matchAll(/<loc>(https:\/\/mui\.com\/x\/[^<]+)/g)]
    .map(([, address = '']) => address)
    .slice(0, 70);
  expect(addresses).toHaveLength(70);
  const count = await page.evaluate(async (pages) => {
    for (const address of pages) {
      navigator.serviceWorker.controller?.postMessage({type: 'keep', page: address, files: []});
      while (!(await caches.match(address))) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    const cache = await caches.open('mui-x-docs-pages-1');
    for (;;) {
      const keys = await cache.keys();
      if (keys.length <= 60) {
        return keys.length;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, addresses);
  expect(count).toBe(60);
});

test('Chinese pages have their own worker and a Chinese offline page', async () => {
  await publish(CHINESE);
  const {page} = await open('https://mui.com/zh/x/introduction/');
  await controlled(page);
  await kept(page, 'https://mui.com/zh/x/introduction/');
  await site.goOffline();
  await page.goto('https://mui.com/zh/x/react-charts/bars/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('当前处于离线状态');
  await page.goto('https://mui.com/zh/x/introduction/');
  await hydrated(page);
});

test('an update deletes old caches and reloads the page once, when it has the focus; the kill switch removes everything', async () => {
  await publish();
  await context.addInitScript(focusOnDemand);
  const {page, loads} = await open(INTRODUCTION);
  await controlled(page);
  await kept(page, INTRODUCTION);
  await page.evaluate(async () => {
    await caches.open('mui-x-docs-pages-0');
    await caches.open('of-another-app');
    localStorage.setItem('test-focus', 'elsewhere');
  });
  expect(loads()).toBe(1);

  deploy('two');
  // The page asks again if the browser stops the worker before it has answered.
  site.write('x/sw.js', `${LOSE_FIRST_QUESTION}${site.read('x/sw.js')}`);
  await page.goto(INTRODUCTION);
  await hydrated(page);
  // The new worker controls the page, which waits until it has the focus.
  await page.evaluate(async () => {
    // No message to the old worker until then: it isn't replaced while it has something to answer.
    while (await caches.has('mui-x-docs-pages-0')) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // A worker that is being replaced may not answer anymore.
    const ask = () =>
      new Promise((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = ({data}) => resolve(data);
        setTimeout(resolve, 1000);
        navigator.serviceWorker.controller?.postMessage('build', [port2]);
      });
    while ((await ask()) !== 'two') {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // Longer than the page takes to look for the focus.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  expect(loads()).toBe(2);
  expect(await cacheNames(page)).toContain('of-another-app');

  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => localStorage.removeItem('test-focus'));
  await reloaded;
  await hydrated(page);
  expect(loads()).toBe(3);

  // The same build once more, as developer tools do on every load: no endless reloads.
  const changed = await page.evaluateHandle(() => {
    const changes = {count: 0};
    navigator.serviceWorker.addEventListener('controllerchange', () => (changes.count += 1));
    return changes;
  });
  site.write('x/sw.js', site.read('x/sw.js').replace(LOSE_FIRST_QUESTION, ''));
  await findUpdate(page);
  await page.evaluate(async (changes) => {
    while (changes.count === 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }, changed);
  expect(loads()).toBe(3);

  // The kill switch: everything is removed, and the page reloads once at most.
  site.write('x/sw.js', site.read('x/sw-off.js'));
  // Documents rather than their load events: the reload may come before the page that it replaces has loaded.
  let documents = 0;
  page.on('framenavigated', (frame) => (documents += frame === page.mainFrame() ? 1 : 0));
  await findUpdate(page);
  for (let tries = 0; tries < 2; tries += 1) {
    // The reload may interrupt the question, or the way to the next page.
    await expect(async () => {
      expect(await scopes(page)).toEqual([]);
      expect(await cacheNames(page)).toEqual(['of-another-app']);
    }).toPass();
    await expect(async () => void (await page.goto(GRID))).toPass();
    await hydrated(page);
  }
  expect(documents).toBeLessThanOrEqual(3);
});

if (isFullRun) {
  test('an older version has a worker on its host in each language, and a preview has none', async () => {
    await publish('v7');
    const homes = localesOf('v7').map((locale) => (locale === 'en' ? '/x/' : `/${locale}/x/`));
    const addresses = homes.map((home) => `https://v7.mui.com${home}introduction/`);
    for (const address of addresses) {
      const {page} = await open(address);
      await controlled(page);
      await kept(page, address);
      await page.close();
    }
    const preview = await open('https://preview.mui.com/x/introduction/');
    await preview.page.waitForLoadState('networkidle');
    expect(await scopes(preview.page)).toEqual([]);

    await site.goOffline();
    const {page} = await open(addresses[0]!);
    expect(await scopes(page)).toEqual(homes.map((home) => `https://v7.mui.com${home}`));
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.locator('main h1').first()).toBeVisible();
    }
  });
}
