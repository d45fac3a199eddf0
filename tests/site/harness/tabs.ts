import type {Browser, BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {WAITING_PATH} from './staticServer';

/** A tab in which one test after the other opens its pages: a new one costs more than most pages do. */
export interface Tab {
  page: Page;
  context: BrowserContext;
  /** The tabs that can take each other's place have the same: what cannot be changed once a tab is there. */
  kind: string;
  origin: string;
  /** A test did something to it that would be there in the next test too. */
  isSpoiled: boolean;
  visits: number;
}

/** What the reader of a tab has, and how the browser shows pages to them. */
export interface Reader {
  viewport: {width: number; height: number};
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
  /** All that local storage holds. */
  stored: Readonly<Record<string, string>>;
  cookies: Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies'];
}

/** After so many pages a tab gives way to another: libraries leak. */
const MAX_VISITS = 40;

/** Milliseconds for leaving a page; one that holds on longer takes its tab along. */
const LEAVING = 20_000;

/** What a test cannot take back. */
const SPOILING = {
  page: [
    'addInitScript',
    'addLocatorHandler',
    'exposeBinding',
    'exposeFunction',
    'route',
    'routeFromHAR',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
  ],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'on',
    'once',
    'route',
    'routeFromHAR',
    'routeWebSocket',
    'setDefaultNavigationTimeout',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  keyboard: ['down'],
  mouse: ['down'],
};

// cspell:ignore domcontentloaded filechooser frameattached framedetached framenavigated
/** What tests listen to. (Playwright itself listens to `close` and `crash`.) */
const EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const;

let waiting: Tab[] = [];

/**
 * A tab in which nothing of the pages before is left, of this test file: storage, cookies, listeners, the pointer. What the
 * browser has fetched and compiled it keeps. It does not draw (`drawPage`), though frames come and everything has its place.
 *
 * @param options those of a new context that cannot be changed later, such as `hasTouch`
 */
export async function takeTab(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  reader: Reader,
  patience: number,
): Promise<Tab> {
  const kind = JSON.stringify([origin, options]);
  const kept = waiting.find((tab) => tab.kind === kind && !tab.page.isClosed());
  waiting = waiting.filter((tab) => tab !== kept);
  const tab = kept ?? (await newTab(browser, origin, options, kind, patience));
  const {page, context} = tab;
  const {viewport, colorScheme, reducedMotion, cookies, stored} = reader;
  await page.setViewportSize(viewport);
  await page.emulateMedia({media: null, colorScheme, reducedMotion, forcedColors: null});
  await context.clearCookies();
  await context.addCookies(cookies);
  await page.evaluate((items) => {
    window.name = '';
    sessionStorage.clear();
    localStorage.clear();
    for (const [name, value] of Object.entries(items)) {
      localStorage.setItem(name, value);
    }
  }, stored);
  // Without scripts nothing fills these, and nothing that comes later answers.
  if (options.javaScriptEnabled !== false) {
    await page.evaluate(emptyDatabases);
  }
  tab.visits += 1;
  return tab;
}

/** Removes all caches and databases of the page's host. Runs in the page. */
async function emptyDatabases(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  for (const {name} of await indexedDB.databases()) {
    await new Promise((resolve) => {
      Object.assign(indexedDB.deleteDatabase(name!), {
        onsuccess: resolve,
        onerror: resolve,
        onblocked: resolve,
      });
    });
  }
}

async function newTab(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  kind: string,
  patience: number,
): Promise<Tab> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience);
  // Whoever turns scripts off asks what can be seen.
  if (options.javaScriptEnabled !== false) {
    await context.addInitScript(unseen);
  }
  const page = await context.newPage();
  await page.goto(origin + WAITING_PATH);
  const tab = {page, context, kind, origin, isSpoiled: false, visits: 0};
  const spoil = (target: object, names: readonly string[]): void => {
    const methods = target as Record<string, (...args: unknown[]) => unknown>;
    for (const name of names) {
      const plain = methods[name]!.bind(target);
      methods[name] = (...args) => {
        tab.isSpoiled = true;
        return plain(...args);
      };
    }
  };
  spoil(page, SPOILING.page);
  spoil(context, SPOILING.context);
  spoil(page.clock, SPOILING.clock);
  spoil(page.keyboard, SPOILING.keyboard);
  spoil(page.mouse, SPOILING.mouse);
  return tab;
}

/** Keeps a tab for the next page, or closes it. */
export async function giveBack(tab: Tab): Promise<void> {
  const {page, context, origin} = tab;
  const canStay =
    !tab.isSpoiled &&
    tab.visits < MAX_VISITS &&
    context.pages().length === 1 &&
    page.url().startsWith(`${origin}/`);
  if (canStay) {
    try {
      for (const event of EVENTS) {
        page.removeAllListeners(event);
      }
      await page.goto(origin + WAITING_PATH, {timeout: LEAVING});
      // Away from the next page, which would take what lies below the pointer for pointed at.
      await page.mouse.move(-100, -100);
      waiting.push(tab);
      return;
    } catch {
      // A page that does not let go of its tab.
    }
  }
  await context.close();
}

/** Closes the tabs of a test file. */
export async function closeTabs(): Promise<void> {
  const closing = waiting.splice(0);
  await Promise.all(closing.map(({context}) => context.close()));
}

/** What is laid out, run and measured need not be drawn: that is a sixth of all work. Runs in the page. */
export function unseen(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('html { opacity: 0; }');
  document.adoptedStyleSheets.push(style);
}

/** Draws the page from now on, for those who look at colours. The next page in the tab is not drawn again. */
export async function drawPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.opacity = '1';
  });
}
