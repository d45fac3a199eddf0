import type {Page} from '@playwright/test';
import {demoFile} from './demoFile';

/**
 * The demos of a page that crashed, don't run, are higher than the page reserves, or have a toolbar of several lines, one line
 * each; nothing when all is well.
 *
 * @param options.rooms whether to look at the last two, which are meant for wide screens
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
        const problems = [];
        if (isMeasured && high > reserved + 1) {
          problems.push(`is ${high} px high, the page reserves ${reserved}: height={${high}}`);
        }
        const toolbar = demo.querySelector('[role="toolbar"]:not([data-demo-scope] *)');
        if (isMeasured && (toolbar?.getBoundingClientRect().height ?? 0) > 50) {
          problems.push('has a toolbar of several lines');
        }
        return problems.map((problem) => ({name, problem}));
      }),
    rooms,
  );
  return found.map(({name, problem}) => `${demoFile(page.url(), name)}: ${problem}`);
}
