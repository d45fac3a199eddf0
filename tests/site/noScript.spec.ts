import type {Page} from '@playwright/test';
import {builtPages, expect, isFullRun, openPage, overflow, samplePages, test} from './harness';

test.describe.configure({mode: 'parallel'});

/** Everything under /x/ but the address that only leads on. */
const docs = builtPages().filter(({path}) => /^\/(zh\/)?x\/./.test(path));
const looked = isFullRun ? docs : samplePages(docs, {changed: 2, more: 1});

/** Paragraphs, headings and listings of the article that a reader cannot see, except where a closed box or tab, or what only scripts turn, holds them. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, pre, li, td)')]
      .filter(
        (part) =>
          !part.closest('[hidden], details:not([open]), .needs-script, [data-on-paper]') &&
          part.textContent?.trim(),
      )
      .filter((part) => {
        const {width, height} = part.getBoundingClientRect();
        const shown = part.checkVisibility({opacityProperty: true, visibilityProperty: true});
        return !shown || width === 0 || height === 0;
      })
      .map((part) => `${part.localName}: ${part.textContent?.trim().slice(0, 60)}`),
  );
}

test.describe('reading with JavaScript off', () => {
  for (const {path} of looked) {
    test(`${path} can be read`, async () => {
      const page = await openPage(path, {javaScriptEnabled: false});

      expect(await page.locator('main h1').first().isVisible()).toBe(true);
      expect(await unseen(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      // The way on is there too.
      expect(await page.locator('a[href*="/x/"]').count()).toBeGreaterThan(2);
    });
  }
});
