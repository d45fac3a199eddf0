import type {Page} from '@playwright/test';
import {expect, openPage, test} from './harness';
import {ODD, openDemo, runDemo} from './harness/demo';

test('"Edit in Chat" opens the demo in a new tab, and reports when it cannot', async () => {
  const posted: unknown[] = [];
  let isBroken = false;
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const {page, demo} = await openDemo(ODD, 'Density', {
    build: 'fixtures',
    allow: [/^answer 503/, /^console\.error: Error opening MUI Chat:/],
    intercept: {
      'https://chat.example/c/': 'the chat',
      'https://chat.example/v1/public/chat/open': async (route) => {
        const isPost = route.request().method() === 'POST';
        if (isPost && !isBroken) {
          posted.push(route.request().postDataJSON());
          await answered;
        }
        await route.fulfill({
          status: isPost && isBroken ? 503 : 200,
          headers: {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': 'content-type',
          },
          json: {nextUrl: 'https://chat.example/c/1'},
        });
      },
    },
  });
  const button = demo.getByRole('button', {name: 'Edit in Chat'});
  const opened = page.waitForEvent('popup');
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeDisabled();
  answer();
  const tab = await opened;
  await tab.getByText('the chat').waitFor();
  await tab.close();
  expect(posted).toEqual([
    expect.objectContaining({
      name: 'Density',
      type: 'mui-docs',
      package: {name: '@mui/x-charts', version: expect.stringMatching(/^\d+\.\d+\.\d+$/)},
      files: [expect.objectContaining({path: 'Density.tsx', isEntry: true})],
    }),
  ]);
  await expect(button).toBeEnabled();

  isBroken = true;
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Error opening')) {
      logged.push(message.text());
    }
  });
  await button.hover();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  const message = page.getByText('Failed to open MUI Chat').first();
  await message.waitFor();
  await page.clock.runFor(5999);
  await expect(message).toBeVisible();
  await expect(button).toBeDisabled();
  await page.clock.runFor(1);
  await expect(button).toBeEnabled();

  // The message can be closed before it disappears.
  await button.click();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(button).toBeEnabled();
  await expect
    .poll(() => logged)
    .toEqual([
      expect.stringMatching(/^Error opening MUI Chat: Error: Failed to open MUI Chat/),
      expect.stringMatching(/^Error opening MUI Chat:/),
    ]);
});

test.describe('the license key of the paid packages', () => {
  const readKey = (page: Page) =>
    page.evaluate(
      () => (globalThis as {__MUI_LICENSE_INFO__?: {key?: string}}).__MUI_LICENSE_INFO__?.key,
    );

  test('is in no file when the environment has none, which is reported once a visit for each package', async () => {
    const missing: string[] = [];
    const page = await openPage('/x/react-data-grid/tree-data/', {
      before: (opened) =>
        void opened.on('console', (message) => {
          if (message.text().includes('Missing license key')) {
            missing.push(/`(@mui[^`]+)`/.exec(message.text())?.[1] ?? '');
          }
        }),
    });
    const grid = page.locator('[role=grid], [role=treegrid]').first();
    await grid.waitFor();
    expect(await readKey(page)).toBeUndefined();
    await page.getByRole('main').getByRole('link', {name: 'row grouping'}).first().click();
    await page.getByRole('heading', {level: 1, name: 'Data Grid row grouping'}).waitFor();
    await grid.waitFor();
    await expect.poll(() => missing.length).toBeGreaterThan(0);
    expect(missing).toEqual([...new Set(missing)]);
  });

  test('comes from the environment of the build, before the first of them renders', async () => {
    const logged: string[] = [];
    const page = await openPage('/x/react-tree-view/commercial/', {
      build: 'fixtures',
      allow: [/MUI X: Invalid license key/],
      before: (opened) => void opened.on('console', (message) => logged.push(message.text())),
    });
    const demo = await runDemo(page, 'ProTree');
    await demo.getByRole('tree').waitFor();
    expect(await readKey(page)).toBe('key-of-the-tests');
    expect(logged.join('\n')).not.toContain('Missing license key');
  });
});
