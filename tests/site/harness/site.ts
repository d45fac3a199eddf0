import fs from 'node:fs';
import path from 'node:path';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from '@playwright/test';
import type {BuildName} from './builds';
import {countOne, COUNTED, takeCounts} from './counters';
import {guardPage} from './guard';
import {CACHE} from './paths';
import {closeProductionHosts, openProductionHost} from './production';
import {TIMEOUT, watchRequests} from './wait';

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
  /** Of the viewport, in CSS pixels; 1400 × 900 by default, 390 × 844 with the mode `phone`. */
  width?: number;
  height?: number;
  /** What the operating system prefers; light by default. (The mode `dark` is the reader's own choice.) */
  colorScheme?: 'light' | 'dark';
  reducedMotion?: boolean;
  /** Local storage and cookies, set once before the first script runs. */
  storage?: Readonly<Record<string, string>>;
  cookies?: Readonly<Record<string, string>>;
  javaScriptEnabled?: boolean;
  /** Lets the page read and write the clipboard. */
  clipboard?: boolean;
  /** Stand-ins for other hosts, by the start of the address: `{'https://ads.example/': '{}'}`. Any other call fails the test. */
  intercept?: Readonly<Record<string, StandIn>>;
  /** Stops the page's time before it loads: move it with `page.clock.runFor(1200)`. A date sets the time; hydration takes a few frames of 16 ms. */
  clock?: boolean | Date;
  /** Lines that this test expects, as the guard would print them: `/^console\.error: The scheme/`. */
  allow?: readonly RegExp[];
  /** Runs before the page loads: `page.addInitScript`, listeners. */
  before?: (page: Page) => Promise<void> | void;
  /** What to wait for; `hydrated` unless JavaScript is off. */
  until?: 'hydrated' | 'load' | 'commit';
  /** Opens the page on the production host (https://mui.com), as on the day it is deployed. */
  production?: boolean;
  /** Anything else that Playwright's newContext takes: userAgent, locale, serviceWorkers … */
  context?: BrowserContextOptions;
}

/** A page that a test or a hook has opened. */
interface OpenedPage {
  context: BrowserContext;
  page: Page;
  /** What the guard has found on it, a line each. */
  violations: string[];
  /** The test file. */
  file: string;
}

let opened: OpenedPage[] = [];
let browser: Browser | undefined;

async function closePages(closing: readonly OpenedPage[]): Promise<void> {
  opened = opened.filter((each) => !closing.includes(each));
  const kept = new Set(opened.map(({context}) => context));
  const contexts = new Set(closing.map(({context}) => context));
  for (const context of [...contexts].filter((each) => !kept.has(each))) {
    // A stand-in may still be about to answer: that is no failure of the test.
    for (const routed of [context, ...context.pages()]) {
      await routed.unrouteAll({behavior: 'ignoreErrors'});
    }
    await context.close();
  }
}

/**
 * Playwright's `test` with a guard over every page of `openPage`: the test fails when one of them writes to the console, throws,
 * fails a request or calls another host. It records how many documents were loaded and how often axe ran.
 */
export const test = base.extend<{guardPages: void}, {keepBrowser: void}>({
  keepBrowser: [
    async ({browser: ofWorker}, use) => {
      browser = ofWorker;
      await use();
      await closeProductionHosts();
    },
    {scope: 'worker', auto: true},
  ],
  guardPages: [
    // Playwright reads from the pattern which fixtures it has to set up: none.
    async ({}, use, info) => {
      await closePages(opened.filter(({file}) => file !== info.file));
      // Pages that a hook has opened stay for the next test of the file.
      const ofHooks = new Set(opened);
      await use();
      const violations = opened.flatMap(({page, violations: lines}) =>
        lines.splice(0).map((line) => `${pathOf(page)}: ${line}`),
      );
      await closePages(opened.filter((each) => !ofHooks.has(each)));
      const counts = takeCounts();
      for (const type of COUNTED) {
        info.annotations.push({type, description: String(counts[type])});
      }
      expect(violations, 'A page did what no page should').toEqual([]);
    },
    {auto: true},
  ],
});

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

/** The options of a browser context for these options of a page. */
function contextOptions(options: OpenOptions, origin: string): BrowserContextOptions {
  const modes = [options.mode ?? []].flat();
  const phone = modes.includes('phone');
  const stored: Record<string, string> = {
    ...Object.assign({}, ...modes.map((mode) => STORED[mode])),
    ...options.storage,
  };
  const pairs = (record: Readonly<Record<string, string>>) =>
    Object.entries(record).map(([name, value]) => ({name, value}));
  return {
    viewport: {
      width: options.width ?? (phone ? 390 : 1400),
      height: options.height ?? (phone ? 844 : 900),
    },
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    isMobile: phone,
    hasTouch: phone,
    javaScriptEnabled: options.javaScriptEnabled,
    permissions: options.clipboard ? ['clipboard-read', 'clipboard-write'] : [],
    storageState: {
      origins: [{origin, localStorage: pairs(stored)}],
      cookies: pairs(options.cookies ?? {}).map((cookie) => ({
        ...cookie,
        domain: new URL(origin).hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      })),
    },
    ...options.context,
  };
}

/** A new reader, in the browser of the worker or in one that knows the production host. */
async function newContext(
  options: OpenOptions,
): Promise<{context: BrowserContext; origin: string}> {
  const host = options.production ? await openProductionHost(options.build ?? 'site') : undefined;
  const origin = host?.origin ?? originOf(options.build);
  const context = await (host?.browser ?? browser!).newContext(contextOptions(options, origin));
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
 * Opens a page of the built site and waits until it is hydrated. It is closed after the test; opened in `beforeAll`, after the
 * last test of the file.
 */
export async function openPage(address: string, options: OpenOptions = {}): Promise<Page> {
  const {context, origin} = await newContext(options);
  const page = await context.newPage();
  watch(page, options, origin);
  if (options.clock) {
    const time = options.clock === true ? new Date() : options.clock;
    // Starts well before: the clock runs until it is paused, which may take a while.
    await page.clock.install({time: new Date(time.getTime() - 3_600_000)});
    await page.clock.pauseAt(time);
  }
  await options.before?.(page);
  const until = options.until ?? (options.javaScriptEnabled === false ? 'load' : 'hydrated');
  await page.goto(new URL(address, origin).href, {
    waitUntil: until === 'commit' ? 'commit' : 'load',
  });
  if (until === 'hydrated') {
    // A page whose clock is paused never draws the frame in which it hydrates.
    await (options.clock ? hydratedByFrames(page) : hydrated(page));
  }
  return page;
}

/** Lets frames pass, one at a time and as few as it takes, until React has hydrated the page. */
async function hydratedByFrames(page: Page): Promise<void> {
  await expect(async () => {
    // Scripts arrive by the clock of the machine, not by that of the page.
    await page.clock.runFor(16);
    expect(await page.locator(HYDRATED).count(), 'The page hydrates').toBe(1);
  }).toPass({intervals: [100]});
}

/** A second tab of the same reader: same storage and cookies, guarded as the first. */
export async function openTab(
  first: Page,
  address: string,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await first.context().newPage();
  const {origin} = new URL(first.url());
  watch(page, options, origin);
  await page.goto(new URL(address, origin).href, {waitUntil: 'load'});
  await hydrated(page);
  return page;
}

function watch(page: Page, options: OpenOptions, origin: string): void {
  const starts = [...Object.keys(options.intercept ?? {}), `${origin}/`];
  const {violations} = guardPage(page, {
    allow: options.allow,
    answers: (address) => starts.some((start) => address.startsWith(start)),
  });
  watchRequests(page);
  countOne('page loads');
  opened.push({context: page.context(), page, violations, file: test.info().file});
}

const HYDRATED = 'html[data-has-hydrated="true"]';

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(HYDRATED).waitFor({state: 'attached', timeout: TIMEOUT});
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
  await page.screenshot({path: file, fullPage});
  return file;
}

function pathOf(page: Page): string {
  try {
    const {pathname, search, hash} = new URL(page.url());
    return pathname + search + hash;
  } catch {
    return page.url();
  }
}
