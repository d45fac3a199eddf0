import type {Page} from '@playwright/test';
import {axeViolations, type AxeScope} from './axe';
import {operateSome} from './checkDemos';
import {countOne} from './counters';
import {measureDemos} from './measureDemos';
import {findUnlabeledElements} from './findUnlabeledElements';
import {overflow} from './overflow';
import type {BuiltPage} from './pages';
import {hydrated, openPage, originOf, type OpenOptions} from './site';
import {setStorageFromOtherTab} from './setStorageFromOtherTab';
import {frames} from './wait';

/** What is checked on a page besides what always is (it loads in light, writes nothing to the console, fits 390 px). */
export interface CrawlPlan {
  /** Scrolls through the page until every demo has run. */
  demos: boolean;
  /** How many of its demos are operated, by pointer and keyboard, at the end. */
  operated?: number;
  /** Opens it at 1400 px, where the room for its demos is measured; without it and the checks below, it is 390 px wide. */
  wide: boolean;
  /** axe with every rule in light. */
  axe: boolean;
  /** The color rules again in dark; for pages that follow the reader's settings, as those without the theme wrapper do not. */
  dark: boolean;
  /** Right to left and dense, at 1400 and at 390 px; for such pages too. */
  modes: boolean;
}

const DESKTOP = {width: 1400, height: 900};
const PHONE = {width: 390, height: 844};
/** As wide as a phone and twice as high: half as many screens to scroll through. */
const TALL_PHONE = {width: PHONE.width, height: 1700};

/** Opens the page in which a crawl visits one page after the other: the browser keeps what it has fetched and compiled. */
export const openCrawler = (
  build: BuiltPage['build'],
  options: Pick<OpenOptions, 'allow'> = {},
): Promise<Page> =>
  openPage('/404.html', {
    ...options,
    build,
    reducedMotion: true,
    until: 'load',
    before: async (page) => {
      await page.addInitScript(disableTransitions);
    },
  });

/** Colors are measured, so none may be on its way to another. */
function disableTransitions(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent =
      '*, *::before, *::after { transition: none !important; animation-duration: 1ms !important; animation-delay: 0s !important; }';
    document.head.append(style);
  });
}

/** Visits a page in the page of `openCrawler` and returns what is wrong with it, one line each. */
export async function inspect(
  page: Page,
  {path, build}: BuiltPage,
  plan: CrawlPlan,
): Promise<string[]> {
  const problems: string[] = [];
  // A problem is reported once, with all the ways of looking at the page in which it was found.
  const waysOf = new Map<string, string[]>();
  const check = async (way: string, run: () => Promise<string[]>): Promise<void> => {
    for (const problem of await run()) {
      waysOf.set(problem, [...(waysOf.get(problem) ?? []), way]);
    }
  };

  const isWide = plan.wide || plan.axe || plan.dark || plan.modes;
  await page.setViewportSize(isWide ? DESKTOP : TALL_PHONE);
  countOne('page loads');
  await page.goto(originOf(build) + path, {waitUntil: 'load'});
  await hydrated(page);
  if (plan.demos) {
    problems.push(...(await walkDown(page)), ...(await measureDemos(page, {rooms: isWide})));
    // Demos of older versions stay as they were.
    if (build === 'site') {
      problems.push(...(await findUnlabeledElements(page)));
    }
  }
  if (plan.axe) {
    await check('light', () => breaksRules(page));
  }
  if (plan.dark) {
    await preferScheme(page, 'dark');
    await check('dark', () => breaksRules(page, 'colors'));
    await preferScheme(page, 'light');
  }
  if (isWide) {
    await page.setViewportSize(PHONE);
  }
  await frames(page);
  await check('390 px', () => overflow(page));
  if (plan.modes) {
    await check('390 px', () => breaksRules(page));
    await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
    await page.waitForFunction(() => document.body.dir === 'rtl');
    await frames(page);
    await check('390 px, right to left', () => overflow(page));
    await check('390 px, right to left', () => breaksRules(page, 'colors'));
    await page.setViewportSize(DESKTOP);
    await frames(page);
    await check('right to left', () => breaksRules(page));
    await setStorageFromOtherTab(page, 'docs-dense', 'true');
    await page.waitForFunction(() => document.documentElement.dataset.density === 'dense');
    await frames(page);
    await check('right to left, dense', () => breaksRules(page, 'colors'));
    await setStorageFromOtherTab(page, 'docs-direction', null);
    await page.waitForFunction(() => document.body.dir === 'ltr');
    await frames(page);
    await check('dense', () => breaksRules(page, 'colors'));
    await setStorageFromOtherTab(page, 'docs-dense', null);
  }
  if (plan.operated) {
    await page.setViewportSize(DESKTOP);
    problems.push(...(await operateSome(page, plan.operated)));
  }
  return [...problems, ...[...waysOf].map(([problem, ways]) => `${ways.join(' + ')}: ${problem}`)];
}

/** What axe finds from the top of the page, once nothing moves: further down, the header would cover a part of a button. */
async function breaksRules(page: Page, scope?: AxeScope): Promise<string[]> {
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    // Loading indicators never end, nor do shadows that a scroll position drives (those of the pivot panel).
    const moving = document
      .getAnimations()
      .filter(
        ({effect, timeline}) =>
          timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
  await frames(page);
  return axeViolations(page, scope);
}

/** The operating system changes to dark or light, and the page follows. */
async function preferScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset.theme === scheme,
    colorScheme,
  );
  await frames(page);
}

/** Scrolls through the page, screen by screen where something loads only when it is near, so that all of it has run; ends at the top. */
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
      for (const end = Date.now() + 60_000; waiting().length > 0;) {
        if (Date.now() > end) {
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
