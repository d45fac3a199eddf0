import type {Page} from '@playwright/test';
import {expect, openPage, test} from './harness';
import {guardPage} from './harness/guard';
import {overflow} from './harness/overflow';
import {axeViolations} from './harness/axe';

test.fail('a page that writes to the console fails its test', async () => {
  const page = await openPage('/404.html');
  await page.evaluate(() => console.info('hello'));
});

/** A guard that lets everything through would make every other test pass. */
test.describe('what the guard reports', () => {
  let page: Page;
  let reported: string[];

  test.beforeAll(async () => {
    // The guard of the test lets everything through, so that a second one can be observed.
    page = await openPage('/x/introduction/', {allow: [/./], context: {bypassCSP: true}});
    reported = guardPage(page).violations;
  });

  test.beforeEach(() => void reported.splice(0));

  for (const [what, misbehave, report] of [
    ['a message on the console', () => console.info('hello'), /^console\.info: hello$/],
    [
      'an uncaught error',
      () =>
        setTimeout(() => {
          throw new Error('lost');
        }),
      /^uncaught: lost$/m,
    ],
    ['an unhandled rejection', () => void Promise.reject(new Error('lost')), /^uncaught: lost$/m],
    [
      'a call to another host',
      () => void fetch('https://tracker.example/a').catch(() => {}),
      /^calls another host: https:\/\/tracker\.example\/a$/,
    ],
    [
      'a file that is not there',
      () => void fetch('/assets/none.js'),
      /^answer 404: .*\/assets\/none\.js$/,
    ],
  ] as [string, () => unknown, RegExp][]) {
    test(what, async () => {
      await page.evaluate(misbehave);
      await expect(() => expect(reported).toContainEqual(expect.stringMatching(report))).toPass();
    });
  }

  test('the missing license key, and nothing like it, is allowed', async () => {
    await page.evaluate(() => {
      const stars = '*'.repeat(61);
      console.error(`${stars}\n\nMUI X: Missing license key.\n\nThe license key is missing.`);
      console.error(`${stars}\n\nMUI X: Expired license key.`);
    });
    await expect(() => expect(reported).not.toEqual([])).toPass();
    expect(reported).toEqual([expect.stringContaining('Expired license key')]);
  });

  test('a page wider than the phone', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await page.waitForFunction(() => window.innerWidth === 390);
    await expect(async () => expect(await overflow(page)).toEqual([])).toPass();
    await page.evaluate(() => {
      const wide = document.createElement('div');
      wide.className = 'too-wide';
      wide.style.width = '500px';
      wide.style.height = '1px';
      document.body.append(wide);
    });
    expect(await overflow(page)).toEqual([expect.stringContaining('div.too-wide spans 0 to 500')]);
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('a picture without words and pale text', async () => {
    await page.evaluate(() => {
      const main = document.querySelector('main');
      main?.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," /><p style="color:#ccc;background:#fff">pale</p>',
      );
    });
    const broken = await axeViolations(page);
    expect(broken).toContainEqual(expect.stringMatching(/^axe image-alt/));
    expect(broken).toContainEqual(expect.stringMatching(/^axe color-contrast.*#cccccc on #ffffff/));
  });
});

test('the clock stands still until it is moved', async () => {
  const page = await openPage('/x/introduction/', {clock: new Date('2025-10-01T10:00:00Z')});
  await page.evaluate(() => setTimeout(() => (document.title = 'later'), 1200));
  await page.clock.runFor(1199);
  expect(await page.title()).not.toBe('later');
  await page.clock.runFor(1);
  expect(await page.title()).toBe('later');
});
