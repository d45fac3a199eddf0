import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {
  builtPages,
  expect,
  frames,
  isFullRun,
  type OpenOptions,
  openPage,
  samplePages,
  test,
} from './harness';
import {buildFolder} from './harness/builds';
import {checkDemos, operateSome} from './harness/checkDemos';
import {measureDemos} from './harness/measureDemos';
import {findUnlabeledElements} from './harness/findUnlabeledElements';

test.describe.configure({mode: 'parallel'});

/** Pages with demos; other languages show the same ones. */
const pages = builtPages().filter(
  ({path: address, locale}) =>
    locale === 'en' &&
    address.endsWith('/') &&
    fs
      .readFileSync(path.join(buildFolder('site'), address, 'index.html'), 'utf8')
      .includes('data-demo='),
);
const looked = isFullRun ? pages : samplePages(pages, {changed: 1, more: 1});

/** Looks that demos must bear beside the first one: scheme and direction. */
const LOOKS = [
  {'mui-mode': 'dark'},
  {'docs-direction': 'rtl'},
  {'mui-mode': 'light', 'docs-direction': 'rtl'},
] as const;

/** The date libraries that readers may choose beside the one of the page. */
const LIBRARIES = ['date-fns', 'luxon', 'moment'] as const;

/** Opens a page, brings every demo near the viewport, waits until it runs, and says what is wrong with it. */
async function runDemos(
  address: string,
  options?: OpenOptions,
): Promise<{page: Page; problems: string[]}> {
  const page = await openPage(address, options);
  const contents = page.locator('[data-demo] [data-demo-scope]');
  for (let index = 0; index < (await contents.count()); index += 1) {
    await contents.nth(index).scrollIntoViewIfNeeded();
    await contents.nth(index).locator(':scope > *').first().waitFor({state: 'attached'});
  }
  // A chart measures itself, a grid lays out its rows: give them two frames.
  await frames(page);
  return {
    page,
    problems: [...(await measureDemos(page)), ...(await findUnlabeledElements(page))],
  };
}

for (const {path: address} of looked) {
  test(`${address}: its demos run as high as the page reserves, in both schemes, both directions and each date library, and do what they show`, async () => {
    test.setTimeout(1_800_000);
    const {page, problems: first} = await runDemos(address);
    expect(first).toEqual([]);
    for (const look of LOOKS) {
      await page.evaluate((stored) => {
        for (const [key, newValue] of Object.entries(stored)) {
          // As another tab of the reader would tell it.
          window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
        }
      }, look);
      await page.waitForFunction(
        ([mode, direction]) =>
          (!mode || document.documentElement.dataset.theme === mode) &&
          (!direction || document.documentElement.dir === direction),
        [
          (look as Record<string, string>)['mui-mode'],
          (look as Record<string, string>)['docs-direction'],
        ] as const,
      );
      expect(
        (await measureDemos(page)).filter((problem) => problem.includes(': crashed: ')),
      ).toEqual([]);
    }
    expect(await (isFullRun ? checkDemos(page) : operateSome(page, Infinity))).toEqual([]);
    if ((await page.getByRole('combobox', {name: 'Date library'}).count()) === 0) {
      return;
    }
    for (const library of LIBRARIES) {
      const storage = {'docs-installation-date-library': library};
      const {problems} = await runDemos(address, {storage});
      expect([library, problems]).toEqual([library, []]);
    }
  });
}
