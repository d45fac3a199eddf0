import type {Locator, Page} from '@playwright/test';
import {axeViolations, expect, openPage, quiet, test} from './harness';
import {BARS, clipboard, codeOf, demoOf, openDemo, runDemo, stageOf} from './harness/demo';

test.describe('editing in place', () => {
  const frameOf = (demo: Locator) => demo.frameLocator('iframe[sandbox]');
  /** What a reader sees of it. Beside it, charts measure their texts in a hidden element. */
  const drawn = (demo: Locator, text: string) => frameOf(demo).locator('#root').getByText(text);
  /** Waits until the reader's own text has run: then it takes the place of the demo that came with the page. */
  const waitForChange = (demo: Locator) =>
    expect(async () =>
      expect(await stageOf(demo).locator(':scope > :not(div:has(iframe))').count()).toBe(0),
    ).toPass();
  /** The region is there from the start, so that screen readers listen; the error comes and goes in it. */
  const errorOf = (demo: Locator) => demo.getByRole('alert').locator('div');

  test('runs what is typed, says what is wrong, fixes and resets', async () => {
    const {page, demo} = await openDemo(`${BARS}#HorizontalBars.tsx`, 'HorizontalBars');
    await quiet(page);
    // What edits and runs code comes with the first use.
    const loaded = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({name}) => name.includes('/runner/'))
            .length,
      );
    expect(await loaded()).toBe(0);
    await demo.locator('pre').getByText("'Castle Steps'").click();
    await demo.getByRole('textbox').waitFor();
    const field = demo.getByRole('textbox');
    const text = await field.inputValue();
    await field.fill(text.replace('Castle Steps', 'Palace Steps'));
    await drawn(demo, 'Palace Steps').waitFor();
    await expect(async () => expect(await loaded()).toBeGreaterThan(0)).toPass();
    await waitForChange(demo);

    await field.fill(text.replace('890, 410', '890, 410}'));
    await demo
      .getByRole('alert')
      .getByText(/^Line \d+, column \d+: Unexpected token/)
      .waitFor();
    await field.fill(text.replace('Castle Steps', 'Tower Steps'));
    await drawn(demo, 'Tower Steps').waitFor();
    await errorOf(demo).waitFor({state: 'detached'});

    await demo.getByRole('button', {name: 'Reset demo'}).click();
    await demo.locator('iframe').waitFor({state: 'detached'});
    await stageOf(demo).getByText('Castle Steps').waitFor();
    await expect(async () => expect(await codeOf(demo)).toContain('Castle Steps')).toPass();
    await expect(async () => expect(await page.getByRole('textbox').count()).toBe(0)).toPass();
  });

  test('edits the preview in its place in the file, and counts its lines', async () => {
    const {demo} = await openDemo(BARS, 'HorizontalBars');
    await demo.locator('pre').getByText('="horizontal"').click();
    const field = demo.getByRole('textbox');
    await field.waitFor();
    const text = await field.inputValue();
    expect(text).toMatch(/^<BarChart\n {2}layout/);
    await field.fill(text.replace('Passengers per day', 'Guests per day'));
    await drawn(demo, 'Guests per day').waitFor();
    await field.fill(text.replace('layout="horizontal"', 'layout=}'));
    await demo
      .getByRole('alert')
      .getByText(/^Line 2, column \d+: JSX value should be/)
      .waitFor();
  });

  test('a class that no demo uses has no style, and the editor says so', async () => {
    const {demo} = await openDemo(BARS, 'ChartCard', {cookies: {codeStyling: 'tailwind'}});
    await demo.locator('pre').getByText('rounded-xl').click();
    const field = demo.getByRole('textbox');
    await field.waitFor();
    await demo
      .getByText('Only the classes that this demo already uses have styles here.')
      .waitFor();
    const text = await field.inputValue();
    await field.fill(text.replace('rounded-xl', 'bg-fuchsia-900 p-4'));
    const card = frameOf(demo).locator('section.bg-fuchsia-900');
    await card.waitFor();
    const {backgroundColor, borderTopWidth} = await card.evaluate((element) => {
      const style = getComputedStyle(element);
      return {backgroundColor: style.backgroundColor, borderTopWidth: style.borderTopWidth};
    });
    expect({backgroundColor, borderTopWidth}).toEqual({
      backgroundColor: 'rgba(0, 0, 0, 0)',
      borderTopWidth: '1px',
    });
  });

  test('is entered with Enter, left with Escape, and lets Tab through', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars');
    const hint = demo.getByRole('button', {name: 'Press Enter to start editing'});
    await hint.focus();
    await page.keyboard.press('Enter');
    const field = demo.getByRole('textbox');
    await field.waitFor();
    const isIn = () => field.evaluate((element) => element === document.activeElement);
    await expect(async () => expect(await isIn()).toBe(true)).toPass();
    await page.keyboard.press('Escape');
    await expect(async () =>
      expect(await hint.evaluate((element) => element === document.activeElement)).toBe(true),
    ).toPass();
    await page.keyboard.press('Enter');
    await expect(async () => expect(await isIn()).toBe(true)).toPass();
    await page.keyboard.press('Tab');
    await expect(async () => expect(await isIn()).toBe(false)).toPass();
  });

  test('a syntax error that the compiler misses is reported with its position', async () => {
    const {demo} = await openDemo(`${BARS}#BasicBars.tsx`, 'BasicBars');
    await demo.locator('pre').getByText('BasicBars').click();
    const field = demo.getByRole('textbox');
    await field.waitFor();
    const text = await field.inputValue();
    await field.fill(text.replace('import {', 'import {{'));
    await demo
      .getByRole('alert')
      .getByText(/^Line \d, column 9: Unexpected token$/)
      .waitFor();
  });

  test('an error while the code runs is told with its line', async () => {
    const {demo} = await openDemo(`${BARS}#BasicBars.tsx`, 'BasicBars');
    await demo.locator('pre').getByText('BasicBars').click();
    const field = demo.getByRole('textbox');
    await field.waitFor();
    const text = await field.inputValue();
    await field.fill(text.replace('  return', "  throw new Error('on purpose');\n  return"));
    await demo.getByRole('alert').getByText('Line 4: on purpose').waitFor();
    // Nothing has run yet, so what came with the page is still there.
    await stageOf(demo).getByText('Island').waitFor();
  });

  test('the page itself evaluates nothing: its policy may forbid it', async () => {
    const page = await openPage(BARS, {
      before: async (opened) => {
        await opened.route(`**${BARS}`, async (route) => {
          const answer = await route.fetch();
          await route.fulfill({
            response: answer,
            headers: {
              ...answer.headers(),
              'content-security-policy': "script-src 'self' 'unsafe-inline'",
            },
          });
        });
      },
    });
    const demo = await runDemo(page, 'BasicBars');
    await demo.locator('pre').getByText('Island').click();
    // The field takes the focus a moment after it is there.
    await demo.getByRole('textbox').press('End');
    await demo.getByRole('textbox').pressSequentially(' ');
    await drawn(demo, 'Island').waitFor();
  });

  test('an error must last 300 ms to be shown', async () => {
    const {page, demo} = await openDemo(`${BARS}#BasicBars.tsx`, 'BasicBars');
    await demo.locator('pre').getByText('BasicBars').click();
    const field = demo.getByRole('textbox');
    await field.waitFor();
    const text = await field.inputValue();
    await field.fill(`${text} `);
    // Before the clock stands: the limit of a text that is still to answer would go on by the real one.
    await waitForChange(demo);
    await page.evaluate(() => {
      window.addEventListener('message', ({data}: MessageEvent<{body?: {type?: string}}>) => {
        document.documentElement.dataset.answer = data.body?.type ?? '';
      });
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill(text.replace('return (', 'return ('.repeat(2)));
    await page.locator('html[data-answer="failed"]').waitFor();
    await page.clock.runFor(299);
    expect(await errorOf(demo).count()).toBe(0);
    await page.clock.runFor(1);
    await errorOf(demo).waitFor();
  });

  test('edited code follows the colour mode, the direction and the density', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars', {mode: ['dark', 'rtl', 'dense']});
    await demo.locator('pre').getByText('Island').click();
    await demo.getByRole('textbox').waitFor();
    await demo.getByRole('textbox').press('End');
    await page.keyboard.type(' ');
    const root = frameOf(demo).locator('html');
    await drawn(demo, 'Island').waitFor();
    await expect(async () => expect(await root.getAttribute('data-theme')).toBe('dark')).toPass();
    await expect(async () => expect(await root.getAttribute('dir')).toBe('rtl')).toPass();
    await expect(async () =>
      expect(await root.getAttribute('data-density')).toBe('dense'),
    ).toPass();
  });

  test('no rule of accessibility is broken with the code open and with the editor open', async () => {
    const {page, demo} = await openDemo(BARS, 'StyledBars', {
      // axe asks its way into every frame; one without an origin does not answer.
      allow: [/Failed to execute 'postMessage' on 'DOMWindow'/],
    });
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await demo.getByRole('tab').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await demo.locator('pre').getByText('StyledBars').first().click();
    await demo.getByRole('textbox').fill('broken(');
    await errorOf(demo).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('a link with changed code', () => {
  /** Makes the link as a reader does. */
  async function share(change: (text: string) => string): Promise<{page: Page; link: string}> {
    const {page, demo} = await openDemo(BARS, 'BasicBars', {clipboard: true});
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await demo.locator('pre').getByText('BasicBars').click();
    const field = demo.getByRole('textbox');
    await field.waitFor();
    await field.fill(change(await field.inputValue()));
    await demo.getByRole('button', {name: 'See more'}).click();
    await page.getByRole('menuitem', {name: 'Copy link to your changes'}).click();
    await page.getByText('A link with your changes has been copied').first().waitFor();
    return {page, link: await clipboard(page)};
  }

  const spy = `import * as React from 'react';

const tries: [string, () => unknown][] = [
  ['cookie', () => document.cookie],
  ['localStorage', () => localStorage.length],
  ['sessionStorage', () => sessionStorage.length],
  ['parent', () => window.parent.document.title],
  ['top', () => window.top!.location.href],
];

export default function Spy() {
  const seen = tries.filter(([, look]) => {
    try {
      look();
      return true;
    } catch {
      return false;
    }
  });
  return <p>origin {window.origin}, seen: {seen.map(([name]) => name).join() || 'nothing'}</p>;
}`;

  test('runs only after a click, and sees nothing of the site', async () => {
    const {page: first, link} = await share(() => spy);
    const {pathname, hash} = new URL(link);
    await first.close();
    const page = await openPage(pathname + hash, {
      storage: {secret: 'yes'},
      cookies: {secret: 'yes'},
    });
    const demo = demoOf(page, 'BasicBars');
    await demo.getByText('This link contains code that someone has changed.').waitFor();
    await expect(async () =>
      expect(await demo.getByRole('textbox').inputValue()).toBe(spy),
    ).toPass();
    expect(await demo.locator('iframe').count()).toBe(0);
    await demo.getByRole('button', {name: 'Run the changed code'}).click();
    await demo
      .frameLocator('iframe[sandbox="allow-scripts"]')
      .getByText('origin null, seen: nothing')
      .waitFor();
  });

  test('the original is one click away', async () => {
    const {page: first, link} = await share((text) => text.replace('Island', 'Peninsula'));
    const {pathname, hash} = new URL(link);
    await first.close();
    const page = await openPage(pathname + hash);
    const demo = demoOf(page, 'BasicBars');
    await demo.getByRole('button', {name: 'Show the original'}).click();
    await stageOf(demo).getByText('Island').waitFor();
    await expect(async () => expect(await codeOf(demo)).not.toContain('Peninsula')).toPass();
  });

  test('opened by itself, the runner runs nothing', async () => {
    const page = await openPage('/runner/', {until: 'load'});
    await page.evaluate(() => {
      window.postMessage(
        {
          channel: 'demo-runner',
          body: {
            type: 'run',
            id: 1,
            scope: 'x',
            files: [{name: 'X.js', code: 'document.title = "run"; export default () => null;'}],
          },
        },
        '*',
      );
    });
    // What the message could start has had its turn by then.
    await page.evaluate(
      () =>
        new Promise((done) => {
          let frames = 30;
          const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done(undefined));
          next();
        }),
    );
    await page.waitForLoadState('networkidle');
    expect(await page.title()).toBe('Demo runner');
    expect(await page.locator('#root').innerHTML()).toBe('');
  });
});
