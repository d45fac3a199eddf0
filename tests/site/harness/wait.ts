import {expect, type Page, type Request} from '@playwright/test';

/** Milliseconds that a wait may take: so long that no machine is too slow, and a test that has failed still ends. */
export const TIMEOUT = 60_000;

/**
 * Acts, and waits for an element that the page shows as a result, even if only for a moment: the page itself observes it from
 * before the action.
 */
export async function waitForTransient(
  page: Page,
  selector: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const observed = await page.evaluateHandle((wanted) => {
    const result = {isSeen: false};
    new MutationObserver(() => {
      result.isSeen ||= document.querySelector(wanted) !== null;
    }).observe(document, {attributes: true, childList: true, subtree: true});
    return result;
  }, selector);
  await act();
  await expect(async () => {
    expect(await observed.evaluate(({isSeen}) => isSeen), `${selector} is seen`).toBe(true);
  }).toPass();
}

/** Waits for two frames, after which styles, layout and observers have settled; in a tab that the browser does not draw, for five seconds. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 5000);
      }),
  );
}

const openRequests = new WeakMap<Page, Set<Request>>();

/** Records which requests of a page are not answered yet, from now on. For `quiet`. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  openRequests.set(page, requests);
  page.on('request', (request) => {
    // The requests of the document before are of no interest any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      requests.clear();
    }
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a page of `openPage` has received all that it requested and is idle, including what an action made it request.
 * (`waitForLoadState('networkidle')` returns immediately where the page was idle before.)
 */
export async function waitForIdle(page: Page): Promise<void> {
  const requests = openRequests.get(page);
  if (!requests) {
    throw new Error('waitForIdle() takes a page of openPage or openTab');
  }
  // A response may lead to more requests: the page has to be idle three times in a row.
  for (let idle = 0; idle < 3;) {
    await expect(() => expect([...requests].map((each) => each.url())).toEqual([])).toPass();
    const isIdle = await page
      .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 1000})))
      .then(
        () => requests.size === 0,
        (error: Error) => {
          if (!/context was destroyed|navigation/.test(error.message)) {
            throw error;
          }
          return false;
        },
      );
    idle = isIdle ? idle + 1 : 0;
  }
}
