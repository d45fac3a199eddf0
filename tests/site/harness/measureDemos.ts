import type {Page} from '@playwright/test';
import {demoFile} from './demoFile';

/**
 * The demos of a page that crashed, don't run, or are higher than the page reserves, one line each; nothing when all is well.
 *
 * @param options.rooms whether to look at what the page reserves: that is meant for wide screens
 */
export async function measureDemos(page: Page, {rooms = true} = {}): Promise<string[]> {
  const found = await page.locator('[data-demo]').evaluateAll(
    (demos, isMeasured) =>
      demos.flatMap((demo) => {
        const name = demo.getAttribute('data-demo') ?? '';
        const content = demo.querySelector<HTMLElement>('[data-demo-scope]');
        const crash = [...demo.querySelectorAll('[role="alert"]')].find((alert) =>
          alert.textContent?.includes('This demo crashed'),
        );
        if (crash) {
          return [{name, problem: `crashed: ${crash.querySelector('pre')?.textContent}`}];
        }
        if (!content || !content.checkVisibility()) {
          return [];
        }
        if (content.children.length === 0) {
          return [{name, problem: 'does not run'}];
        }
        const reserved = parseFloat(content.style.minBlockSize);
        const high = Math.ceil(content.getBoundingClientRect().height);
        return isMeasured && high > reserved + 1
          ? [{name, problem: `is ${high} px high, the page reserves ${reserved}: height={${high}}`}]
          : [];
      }),
    rooms,
  );
  return found.map(({name, problem}) => `${demoFile(page.url(), name)}: ${problem}`);
}
