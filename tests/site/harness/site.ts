import fs from 'node:fs';
import path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from 'playwright-core';
import type {BuildName} from './builds';
import {BUSY_FLAGS, launchOptions} from './chromium';
import {guardPage} from './guard';
import {CACHE} from './paths';
import {openProductionHost} from './production';
import {closeTabs, drawPage, giveBack, takeTab, type Reader, type Tab} from './tabs';
import {frames, isStopped, PATIENCE, StoppedTab, watchRequests, whileDrawn} from './wait';

/** A way of looking at a page; several can be combined. */
export type Mode = 'light' | 'dark' | 'rtl' | 'dense' | 'phone';

/** What local storage holds for a reader who chose the mode. */
const STORED: Record<Mode, Record<string, string>> = {
  light: {'mui-mode': 'light'},
  dark: {'mui-mode': 'dark'},
  rtl: {'docs-direction': 'rtl'},
  dense: {'docs-dense': 'true'},
  phone: {},
};

/** A stand-in for addresses outside the site: a body (answered with 200), or a function that answers. */
export type StandIn = string | ((route: Route) => Promise<void> | void);

export interface OpenOptions {
  /** Which build, see builds.ts. */
  build?: BuildName;
  mode?: Mode | readonly Mode[];
  /** Of the viewport, in CSS pixels; 1400 × 900 unless told, 390 × 844 with the mode `phone`. */
  width?: number;
  height?: number;
  /** What the operating system prefers; light unless told. (The mode `dark` is the reader's own choice.) */
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** Local storage and cookies, set once before the first script runs. */
  storage?: Readonly<Record<string, string>>;
  cookies?: Readonly<Record<string, string>>;
  javaScriptEnabled?: boolean;
  /** Lets the page read and write the clipboard, in a browser that this test file shares with none. */
  clipboard?: boolean;
  /** Stand-ins for other hosts, by the start of the address: `{'https://ads.example/': '{}'}`. Any other call fails the test. */
  intercept?: Readonly<Record<string, StandIn>>;
  /** Stops the page's time before it loads: move it with `page.clock.runFor(1200)`. A date sets where it stands; hydration takes a few frames of 16 ms. */
  clock?: boolean | Date;
  /** Lines that this test expects, as the guard would print them: `/^console\.error: The scheme/`. */
  allow?: readonly RegExp[];
  /** Runs before the page loads: `page.addInitScript`, listeners. */
  before?: (page: Page) => Promise<void> | void;
  /** What to wait for; `hydrated` unless JavaScript is off. */
  until?: 'hydrated' | 'load' | 'commit';
  /** Opens the page on the production host (https://mui.com), as on the day it is deployed. */
  production?: boolean;
  /** `new`: one that draws and has fetched nothing before. Else it may be one in which another test was; see `canShareTab`. */
  tab?: 'new';
  /** Anything else that Playwright's newContext takes: userAgent, locale, serviceWorkers … */
  context?: BrowserContextOptions;
}

let browser: Promise<Browser> | undefined;

/** The browser that all test files share. */
export function sharedBrowser(): Promise<Browser> {
  const endpoint = process.env.SITE_BROWSER;
  if (!endpoint) {
    throw new Error(
      'Site tests run with `npm run test:site`: it builds, serves and starts the browser.',
    );
  }
  browser ??= connect(endpoint);
  return browser;
}

/** Connects, with patience for a browser that is just being replaced, and forgets a connection that broke. */
async function connect(endpoint: string): Promise<Browser> {
  for (let tries = 0; ; tries += 1) {
    try {
      const connected = await chromium.connect(endpoint);
      connected.on('disconnected', () => (browser = undefined));
      return connected;
    } catch (error) {
      if (tries === 10) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

let ownBrowser: Promise<Browser> | undefined;

/**
 * A browser that this test file shares with none. All pages of a browser have one clipboard: in the shared one a page would
 * read what a page of another file has just copied.
 */
function browserWithClipboard(): Promise<Browser> {
  ownBrowser ??= launchOptions(BUSY_FLAGS).then(async (options) => {
    const launched = await chromium.launch(options);
    launched.on('disconnected', () => (ownBrowser = undefined));
    return launched;
  });
  return ownBrowser;
}

const browserFor = ({clipboard}: OpenOptions): Promise<Browser> =>
  clipboard ? browserWithClipboard() : sharedBrowser();

/** Where a build is served: `http://127.0.0.1:port`. */
export function originOf(build: BuildName = 'site'): string {
  const origins = JSON.parse(process.env.SITE_ORIGINS ?? '{}') as Partial<
    Record<BuildName, string>
  >;
  const origin = origins[build];
  if (!origin) {
    throw new Error(
      `The build "${build}" is not served: is it named in this test file and in builds.ts?`,
    );
  }
  return origin;
}

interface Opened {
  context: BrowserContext;
  page: Page;
  faults: string[];
  /** The one to give back, where it can be used again. */
  tab?: Tab;
}

let opened: Opened[] = [];

/** The reader of a page, as the options describe them. */
function readerOf(options: OpenOptions, origin: string): Reader {
  const modes = [options.mode ?? []].flat();
  const phone = modes.includes('phone');
  return {
    viewport: {
      width: options.width ?? (phone ? 390 : 1400),
      height: options.height ?? (phone ? 844 : 900),
    },
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    stored: {
      ...Object.assign({}, ...modes.map((mode) => STORED[mode])),
      ...options.storage,
    } as Record<string, string>,
    cookies: Object.entries(options.cookies ?? {}).map(([name, value]) => ({
      name,
      value,
      domain: new URL(origin).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    })),
  };
}

/** What a tab is and may do from its beginning. */
function deviceOf({
  mode = [],
  javaScriptEnabled = true,
  clipboard,
}: OpenOptions): BrowserContextOptions {
  const phone = [mode].flat().includes('phone');
  return {
    isMobile: phone,
    hasTouch: phone,
    javaScriptEnabled,
    permissions: clipboard ? ['clipboard-read', 'clipboard-write'] : [],
  };
}

/** The options of a browser context for a way of looking. */
function contextOptions(options: OpenOptions, origin: string): BrowserContextOptions {
  const {stored, cookies, ...shown} = readerOf(options, origin);
  return {
    ...shown,
    ...deviceOf(options),
    storageState: {
      origins: [
        {origin, localStorage: Object.entries(stored).map(([name, value]) => ({name, value}))},
      ],
      cookies,
    },
    ...options.context,
  };
}

/** Options that a tab can follow in which other pages have been. */
const FOLLOWED = new Set<keyof OpenOptions>([
  'build',
  'mode',
  'width',
  'height',
  'colorScheme',
  'reducedMotion',
  'storage',
  'cookies',
  'javaScriptEnabled',
  'clipboard',
  'allow',
]);

const canShareTab = (options: OpenOptions): boolean =>
  (Object.keys(options) as (keyof OpenOptions)[]).every(
    (name) => FOLLOWED.has(name) || options[name] === undefined,
  );

/** The tab for a page: one of the test file's where that will do. */
async function openEmpty(
  options: OpenOptions,
): Promise<{context: BrowserContext; page: Page; origin: string; tab?: Tab}> {
  if (canShareTab(options)) {
    const origin = originOf(options.build);
    const reader = readerOf(options, origin);
    const from = await browserFor(options);
    const tab = await takeTab(from, origin, deviceOf(options), reader, PATIENCE);
    return {...tab, tab};
  }
  const {context, origin} = await newContext(options);
  return {context, page: await context.newPage(), origin};
}

/** A fresh context of the shared browser (or of one that knows the production host), closed after the test. */
async function newContext(
  options: OpenOptions,
): Promise<{context: BrowserContext; origin: string}> {
  const host = options.production ? await openProductionHost(options.build ?? 'site') : undefined;
  const origin = host?.origin ?? originOf(options.build);
  const from = host?.browser ?? (await browserFor(options));
  const context = await from.newContext(contextOptions(options, origin));
  context.setDefaultTimeout(PATIENCE);
  const standIns = Object.entries(options.intercept ?? {});
  if (standIns.length > 0) {
    await context.route(
      (address) => standIns.some(([start]) => address.href.startsWith(start)),
      async (route) => {
        const [, standIn] =
          standIns.find(([start]) => route.request().url().startsWith(start)) ?? [];
        if (typeof standIn === 'function') {
          await standIn(route);
        } else {
          await route.fulfill({
            body: standIn ?? '',
            headers: {'access-control-allow-origin': '*'},
          });
        }
      },
    );
  }
  return {context, origin};
}

/**
 * Opens a page of the built site and waits until it is hydrated. The test fails when the page speaks to the console,
 * throws, fails a request or calls another host. Closed after the test (opened in `beforeAll`: after the file).
 */
export async function openPage(address: string, options: OpenOptions = {}): Promise<Page> {
  return whileDrawn(() => openOnce(address, options));
}

async function openOnce(address: string, options: OpenOptions): Promise<Page> {
  const {context, page, origin, tab} = await openEmpty(options);
  watch(page, context, options, origin, tab);
  if (options.clock) {
    const time = options.clock === true ? new Date() : options.clock;
    // From well before the moment: the clock runs until it is told to stand, and that can take its time.
    await page.clock.install({time: new Date(time.getTime() - 3_600_000)});
    await page.clock.pauseAt(time);
  }
  await options.before?.(page);
  const until = options.until ?? (options.javaScriptEnabled === false ? 'load' : 'hydrated');
  await page.goto(new URL(address, origin).href, {
    waitUntil: until === 'commit' ? 'commit' : 'load',
  });
  if (until === 'hydrated') {
    // A page whose time stands still never draws the frame in which it says so.
    await (options.clock ? hydratedByFrames(page) : hydratedOrStopped(page));
  }
  return page;
}

/** As `hydrated`; a tab that the browser draws no more, which would never say so, is closed and throws a `StoppedTab`. */
async function hydratedOrStopped(page: Page): Promise<void> {
  try {
    await hydrated(page);
  } catch {
    try {
      await frames(page);
    } catch (error) {
      if (error instanceof StoppedTab) {
        opened = opened.filter((one) => one.page !== page);
        await page.context().close();
      }
      throw error;
    }
    // A slow machine, then.
    await hydrated(page);
  }
}

/** Lets frames pass, one at a time and as few as it takes, until React has taken over. */
async function hydratedByFrames(page: Page): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    // The scripts come in their own time, whatever the page's clock says.
    await new Promise((resolve) => setTimeout(resolve, 100));
    if ((await page.locator('html[data-has-hydrated="true"]').count()) > 0) {
      return;
    }
    await page.clock.runFor(16);
  }
  throw new Error(`The page did not hydrate within ${PATIENCE / 1000} s.`);
}

/** A second tab of the same reader: same storage and cookies, guarded as the first. */
export async function openTab(
  first: Page,
  address: string,
  options: OpenOptions = {},
): Promise<Page> {
  const context = first.context();
  const page = await context.newPage();
  const origin = new URL(first.url()).origin;
  watch(page, context, options, origin);
  await page.goto(new URL(address, origin).href, {waitUntil: 'load'});
  await hydrated(page);
  return page;
}

function watch(
  page: Page,
  context: BrowserContext,
  options: OpenOptions,
  origin: string,
  tab?: Tab,
): void {
  const starts = [...Object.keys(options.intercept ?? {}), `${origin}/`];
  const {faults} = guardPage(page, {
    allow: options.allow,
    answers: (address) => starts.some((start) => address.startsWith(start)),
  });
  watchRequests(page);
  opened.push({context, page, faults, tab});
}

/**
 * Waits until React has taken over the page. The page looks out for it itself: a locator would bring all of Playwright's
 * tools into the document, which takes a tenth of a second of work, and many tests want no other.
 */
export async function hydrated(page: Page): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The page did not hydrate within ${PATIENCE / 1000} s.`)),
      PATIENCE,
    );
  });
  const lookOut = async (): Promise<void> => {
    try {
      await page.evaluate(saysHydrated);
    } catch (error) {
      // Another document took the place of the one that was asked.
      if (!/context was destroyed|navigation/.test((error as Error).message)) {
        throw error;
      }
      await lookOut();
    }
  };
  await Promise.race([lookOut(), late]).finally(() => clearTimeout(timer));
}

/** Runs in the page. */
function saysHydrated(): Promise<void> {
  return new Promise((resolve) => {
    const {documentElement} = document;
    const observer = new MutationObserver(look);
    observer.observe(documentElement, {attributes: true});
    look();

    function look(): void {
      if (documentElement.dataset.hasHydrated === 'true') {
        observer.disconnect();
        resolve();
      }
    }
  });
}

/**
 * Follows a link inside the site as a reader does and waits for the address.
 * `name` is the link's accessible name.
 */
export async function followLink(page: Page, name: string | RegExp, target: string): Promise<void> {
  await page.getByRole('link', {name}).first().click();
  await page.waitForURL(`**${target}`);
}

/** Takes a picture into `.cache/screenshots/<name>.png` and returns its path; for looking, not for comparing. */
export async function screenshot(
  page: Page,
  name: string,
  {fullPage = false} = {},
): Promise<string> {
  const file = path.join(CACHE, 'screenshots', `${name}.png`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  await drawPage(page);
  await page.screenshot({path: file, fullPage});
  return file;
}

/** Marks where a test begins: pages opened before it belong to the file, later ones to the test. For setup.ts. */
export function countOpened(): number {
  return opened.length;
}

/** Whether the browser has stopped drawing one of the pages opened after the mark. For setup.ts. */
export async function hasStopped(mark: number, patience?: number): Promise<boolean> {
  const stopped = await Promise.all(
    opened
      .slice(mark)
      .filter(({page}) => !page.isClosed())
      .map(({page}) => isStopped(page, patience)),
  );
  return stopped.includes(true);
}

/**
 * Closes the pages opened after the mark and returns their faults; looks at the earlier ones too. For setup.ts.
 *
 * @param keepTabs whether other pages may be opened in their tabs
 */
export async function closeOpened(mark: number, {keepTabs = true} = {}): Promise<string[]> {
  const faults = opened.flatMap(({page, faults: list}) =>
    list.splice(0).map((fault) => `${pathOf(page)}: ${fault}`),
  );
  const closing = opened.slice(mark);
  opened = opened.slice(0, mark);
  const kept = new Set(opened.map(({context}) => context));
  await Promise.all(
    [...new Set(closing.map(({context}) => context))]
      .filter((context) => !kept.has(context))
      .map(async (context) => {
        // A stand-in that is still answering has nobody to answer any more: that is no fault of the test.
        await Promise.all(
          [context, ...context.pages()].map((routed) =>
            routed.unrouteAll({behavior: 'ignoreErrors'}),
          ),
        );
        const {tab} = closing.find((each) => each.context === context && each.tab) ?? {};
        await (tab && keepTabs ? giveBack(tab) : context.close());
      }),
  );
  return faults;
}

/** Lets go of the shared browser, and ends that of the test file. For setup.ts. */
export async function disconnect(): Promise<void> {
  await closeTabs();
  await (await browser)?.close();
  await (await ownBrowser)?.close();
}

function pathOf(page: Page): string {
  try {
    const {pathname, search, hash} = new URL(page.url());
    return pathname + search + hash;
  } catch {
    return page.url();
  }
}
