import type {Page} from 'playwright-core';
import {axeViolations, type AxeScope} from './axe';
import {guardPage, type Guard} from './guard';
import {measureDemos} from './measureDemos';
import {namelessParts} from './namelessParts';
import {overflow} from './overflow';
import type {BuiltPage} from './pages';
import {hydrated, originOf, sharedBrowser} from './site';
import {storeElsewhere} from './storeElsewhere';
import {drawPage, unseen} from './tabs';
import {frames, StoppedTab} from './wait';

/** What the crawl looks at besides what it always does (load in light, console, requests, 390 px). */
export interface CrawlPlan {
  /** Scrolls through the page until every demo has run. */
  demos: boolean;
  /** Opens it at 1400 px, where the rooms of its demos are measured, and narrows it then; else it is 390 px wide from the start. The looks below are wide, too. */
  wide: boolean;
  /** axe with every rule in light. */
  axe: boolean;
  /** The colour rules again in dark; for pages that follow the reader's settings, as those without the theme wrapper do not. */
  dark: boolean;
  /** Right to left and dense, at 1400 and at 390 px; for such pages too. */
  modes: boolean;
}

/** Tabs at work at once; the other test files run beside them, so more would only get into each other's way. */
const TABS = 2;

const DESKTOP = {width: 1400, height: 900};
const PHONE = {width: 390, height: 844};
/** As wide as a phone, and as high as two: half as many screens to go through. */
const TALL_PHONE = {width: PHONE.width, height: 1700};

/** Milliseconds for all looks at one page; the longest take 20 s on two idle cores. */
const PATIENCE = 600_000;

/** What a page was waited for, in milliseconds by step. */
type Durations = Map<string, number>;

/** What a crawl found. */
export interface Crawled {
  /** The faults of each page, by its address. */
  faults: Map<string, string[]>;
  /** How long each page took, by its address. */
  durations: Map<string, Durations>;
}

/** Visits each page once, several at a time. */
export async function crawl(
  pages: readonly BuiltPage[],
  planOf: (page: BuiltPage) => CrawlPlan,
): Promise<Crawled> {
  const queue = [...pages];
  const found = new Map<string, string[]>();
  const durations = new Map<string, Durations>();

  const work = async (): Promise<void> => {
    let tab: Tab | undefined;
    const again = new Set<BuiltPage>();
    for (let visited = 0; queue.length > 0; visited += 1) {
      const next = queue.shift()!;
      try {
        // One tab for many pages: the browser keeps what it has fetched and compiled. It keeps what libraries leak too: now and then another.
        if (!tab || visited % 40 === 0) {
          await tab?.page.context().close();
          tab = await openTab();
        }
        const steps: Durations = new Map();
        const {faults, isSound} = await visit(tab, next, planOf(next), steps);
        found.set(next.path, faults);
        durations.set(next.path, steps);
        if (!isSound) {
          await tab.page.context().close();
          tab = undefined;
        }
      } catch (error) {
        await tab?.page
          .context()
          .close()
          .catch(() => undefined);
        tab = undefined;
        if (again.has(next)) {
          found.set(next.path, [`the browser gave up: ${(error as Error).message}`]);
        } else {
          again.add(next);
          queue.unshift(next);
        }
      }
    }
    await tab?.page.context().close();
  };

  await Promise.all(Array.from({length: TABS}, work));
  return {faults: found, durations};
}

interface Tab {
  page: Page;
  guard: Guard;
}

/** The first tab of a new reader. */
async function openTab(): Promise<Tab> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({viewport: DESKTOP, reducedMotion: 'reduce'});
  context.setDefaultTimeout(60_000);
  await context.addInitScript(unseen);
  await context.addInitScript(stillness);
  const page = await context.newPage();
  return {page, guard: guardPage(page)};
}

/**
 * Opens a page, looks at it and returns its faults; throws only when the browser or the tab is gone.
 * A look that broke off leaves a tab that is not sound: in another mode than it was.
 */
async function visit(
  {page, guard}: Tab,
  next: BuiltPage,
  plan: CrawlPlan,
  steps: Durations,
): Promise<{faults: string[]; isSound: boolean}> {
  let isSound = true;
  let gone = false;
  const watch = setTimeout(() => {
    gone = true;
    void page
      .context()
      .close()
      .catch(() => undefined);
  }, PATIENCE);
  try {
    await look(page, guard, next, plan, steps);
  } catch (error) {
    if (gone) {
      throw new Error(`nothing happened for ${PATIENCE / 1000} s`);
    }
    if (error instanceof StoppedTab || !page.context().browser()?.isConnected()) {
      guard.take();
      throw error;
    }
    isSound = false;
    const [first, second = ''] = (error as Error).message.split('\n');
    guard.faults.push(`could not be looked at: ${first} ${second}`);
  } finally {
    clearTimeout(watch);
  }
  return {faults: guard.take(), isSound};
}

/** Colours are measured, so nothing fades from one to the other. */
function stillness(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      '*, *::before, *::after { transition: none !important; animation-duration: 1ms !important; animation-delay: 0s !important; }';
    document.head.append(style);
  });
}

async function look(
  page: Page,
  guard: Guard,
  {path, build}: BuiltPage,
  plan: CrawlPlan,
  steps: Durations,
): Promise<void> {
  let since = performance.now();
  /** What took the time since the step before. */
  const step = (name: string): void => {
    const now = performance.now();
    steps.set(name, (steps.get(name) ?? 0) + now - since);
    since = now;
  };

  // The same fault is told once, with all the ways of looking in which it was seen.
  const waysOf = new Map<string, string[]>();
  const seen = async (way: string, check: () => Promise<string[]>): Promise<void> => {
    for (const fault of await check()) {
      waysOf.set(fault, [...(waysOf.get(fault) ?? []), way]);
    }
  };

  const isWide = plan.wide || plan.axe || plan.dark || plan.modes;
  await page.setViewportSize(isWide ? DESKTOP : TALL_PHONE);
  await page.goto(originOf(build) + path, {waitUntil: 'load'});
  await hydrated(page);
  step('load');
  if (plan.demos) {
    guard.faults.push(...(await walkDown(page)), ...(await measureDemos(page, {rooms: isWide})));
    // Demos of older versions stay as they were.
    if (build === 'site') {
      guard.faults.push(...(await namelessParts(page)));
    }
  }
  step('demos');

  try {
    if (plan.axe || plan.dark || plan.modes) {
      await drawPage(page);
    }
    if (plan.axe) {
      await seen('light', () => rules(page));
    }
    step('axe');
    if (plan.dark) {
      await systemTurns(page, 'dark');
      await seen('dark', () => rules(page, 'colours'));
      await systemTurns(page, 'light');
    }
    if (isWide) {
      await page.setViewportSize(PHONE);
    }
    await frames(page);
    await seen('390 px', () => overflow(page));
    step('390 px');

    if (plan.modes) {
      await seen('390 px', () => rules(page));
      await storeElsewhere(page, 'docs-direction', 'rtl');
      await holds(page, () => document.body.dir === 'rtl');
      await frames(page);
      await seen('390 px, right to left', () => overflow(page));
      await seen('390 px, right to left', () => rules(page, 'colours'));
      await page.setViewportSize(DESKTOP);
      await frames(page);
      await seen('right to left', () => rules(page));
      await storeElsewhere(page, 'docs-dense', 'true');
      await holds(page, () => document.documentElement.dataset.density === 'dense');
      await frames(page);
      await seen('right to left, dense', () => rules(page, 'colours'));
      await storeElsewhere(page, 'docs-direction', null);
      await holds(page, () => document.body.dir === 'ltr');
      await frames(page);
      await seen('dense', () => rules(page, 'colours'));
      await storeElsewhere(page, 'docs-dense', null);
    }
  } finally {
    step('modes');
    guard.faults.push(...[...waysOf].map(([fault, ways]) => `${ways.join(' + ')}: ${fault}`));
  }
}

/** What axe finds from the top of the page, once nothing moves: further down, the header that lies over the page would hide a part of a button. */
async function rules(page: Page, scope?: AxeScope): Promise<string[]> {
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    // Loops of loading marks have no end to wait for, nor have shadows that a scroll position drives (the pivot panel's).
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({effect, timeline}) =>
            timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
        );
    await Promise.allSettled(moving().map((animation) => animation.finished));
  });
  await frames(page);
  return axeViolations(page, scope);
}

/** The commonest faults with the number of pages that have them, for the reader of a run that failed everywhere. */
export function summarise(found: ReadonlyMap<string, readonly string[]>): string {
  const pagesOf = new Map<string, string[]>();
  for (const [path, faults] of found) {
    for (const fault of faults) {
      pagesOf.set(fault, [...(pagesOf.get(fault) ?? []), path]);
    }
  }
  return [...pagesOf]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, 20)
    .map(([fault, paths]) => `${paths.length} × (${paths.slice(0, 2).join(', ')}) ${fault}`)
    .join('\n');
}

/** The pages that took longest with what they were waited for, slowest first, one line each. */
export function nameSlowest(durations: ReadonlyMap<string, Durations>, count = 10): string {
  const total = (steps: Durations) => [...steps.values()].reduce((sum, each) => sum + each, 0);
  const seconds = (time: number) => (time / 1000).toFixed(1);
  return [...durations]
    .sort(([, a], [, b]) => total(b) - total(a))
    .slice(0, count)
    .map(([path, steps]) => {
      const parts = [...steps]
        .filter(([, time]) => time >= 100)
        .map(([name, time]) => `${name} ${seconds(time)}`);
      return `${seconds(total(steps))} s ${path} (${parts.join(', ')})`;
    })
    .join('\n');
}

/** Waits until something holds. It looks by the page's timers: in a tab that is drawn no more, `frames` is to find that out. */
async function holds<T>(page: Page, check: (given: T) => boolean, given?: T): Promise<void> {
  await page.waitForFunction(check as (given: unknown) => boolean, given, {polling: 50});
}

/** The operating system changes its mind about dark, and the page follows. */
async function systemTurns(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await holds(page, (scheme) => document.documentElement.dataset.theme === scheme, colorScheme);
  await frames(page);
}

/** Goes through the page, screen by screen where something on it waits to be near, so that all of that has run; ends at the top. */
export async function walkDown(page: Page): Promise<string[]> {
  // Text draws nothing new, and every screen of it costs as much as one with a demo.
  for (let top = 0; ;) {
    const next = await page.evaluate((from) => {
      const parts = [
        ...document.querySelectorAll(
          'main [data-demo-scope], main [aria-busy], main [loading="lazy"]',
        ),
      ].filter((part) => part.checkVisibility());
      for (let at = from; at < document.documentElement.scrollHeight; at += window.innerHeight) {
        const isOnScreen = (part: Element) => {
          const {top: start, height} = part.getBoundingClientRect();
          const distance = start + window.scrollY - at;
          return distance + height > 0 && distance < window.innerHeight;
        };
        if (parts.some(isOnScreen)) {
          window.scrollTo({top: at, behavior: 'instant'});
          return at + window.innerHeight;
        }
      }
      window.scrollTo({top: 0, behavior: 'instant'});
      return undefined;
    }, top);
    if (next === undefined) {
      return [];
    }
    await frames(page);
    const idle = await page.evaluate(async () => {
      /** Demos on the screen that show nothing yet, and parts that say that they are loading. */
      const waiting = () =>
        [
          ...document.querySelectorAll('main [data-demo-scope]:empty, main [aria-busy="true"]'),
        ].filter((part) => {
          const {top: start, height} = part.getBoundingClientRect();
          return start + height > 0 && start < window.innerHeight && part.checkVisibility();
        });
      for (const patience = Date.now() + 60_000; waiting().length > 0;) {
        if (Date.now() > patience) {
          return waiting().map((part) => part.getAttribute('data-demo-scope') ?? part.className);
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return [];
    });
    if (idle.length > 0) {
      // A demo runs when an observer has seen it, and observers see what is drawn.
      await frames(page);
      return idle.map((name) => `still empty after 60 s: ${name}`);
    }
    top = next;
  }
}
