import type {Page, Request} from 'playwright-core';

/** Milliseconds after which a wait is given up: no machine is so slow, so there is nothing to wait for. */
export const PATIENCE = 60_000;

/** Milliseconds between two looks. */
const PAUSE = 50;

/**
 * Repeats a check until it holds: for what a page shows or does a while after an action, where no locator can be waited for.
 * In the end it fails as the check did last.
 *
 * @example await eventually(() => expect(field.inputValue()).resolves.toBe('dayjs'));
 */
export async function eventually(check: () => unknown): Promise<void> {
  for (const end = Date.now() + PATIENCE; ;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/**
 * Does something and waits for an element that it shows, if only for a moment: the page itself looks out for it, from before, so
 * that no machine is too slow to see it.
 */
export async function glimpse(
  page: Page,
  selector: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const lookout = await page.evaluateHandle((wanted) => {
    const isThere = () => document.querySelector(wanted) !== null;
    return {
      seen: new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (isThere()) {
            observer.disconnect();
            resolve();
          }
        });
        observer.observe(document, {attributes: true, childList: true, subtree: true});
      }),
    };
  }, selector);
  await act();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const missed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Never seen: ${selector}`)), PATIENCE);
  });
  await Promise.race([lookout.evaluate(({seen}) => seen), missed]).finally(() =>
    clearTimeout(timer),
  );
}

/** A tab that the browser draws no more. Nothing in the page is at fault, and nothing brings it back; a new tab is drawn again. */
export class StoppedTab extends Error {
  constructor() {
    super('the browser has stopped drawing this tab');
    this.name = 'StoppedTab';
  }
}

/**
 * Waits for two frames: styles, layout and observers have settled. Throws a `StoppedTab` where none comes within 30 s while the
 * page's timers run: headless Chromium now and then loses a task of its painting on a busy machine (its compositor says "Not
 * activating because pending tree not ready" for ever), about once in 5,000 screens.
 */
export async function frames(page: Page, patience = 30_000): Promise<void> {
  const isDrawn = await page.evaluate(
    (time) =>
      new Promise<boolean>((resolve) => {
        const late = setTimeout(() => resolve(false), time);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            clearTimeout(late);
            resolve(true);
          }),
        );
      }),
    patience,
  );
  if (!isDrawn) {
    throw new StoppedTab();
  }
}

/** Does what opens a tab and waits for frames of it; once more, in another tab, where the browser stops drawing the first. */
export async function whileDrawn<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof StoppedTab)) {
      throw error;
    }
    return act();
  }
}

/** Whether the browser draws a tab no more; false where its page does not answer either, as one whose time stands still. */
export async function isStopped(page: Page, patience?: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  const answer = frames(page, patience).then(
    () => false,
    (error: unknown) => error instanceof StoppedTab,
  );
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

const underWay = new WeakMap<Page, Set<Request>>();

/** Notes what a page asks for and has not got yet, from now on. For `quiet`. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // Another document comes; nobody waits for what the one before wanted.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      requests.clear();
    }
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a page of `openPage` has got all that it asked for, and has nothing to do: also what an action has made it ask
 * for. (`waitForLoadState('networkidle')` returns at once where the page was idle before.)
 */
export async function quiet(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) {
    throw new Error('quiet() takes a page of openPage or openTab');
  }
  // What comes may ask for more: idle once more means that it has not.
  for (let idle = 0; idle < 3;) {
    await eventually(() => {
      if (requests.size > 0) {
        throw new Error(`Not answered: ${[...requests].map((each) => each.url()).join(' ')}`);
      }
    });
    const isIdle = await page
      .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000})))
      .then(
        () => requests.size === 0,
        (error: Error) => {
          // Another document took the place of the one that was asked.
          if (!/context was destroyed|navigation/.test(error.message)) {
            throw error;
          }
          return false;
        },
      );
    idle = isIdle ? idle + 1 : 0;
  }
}
