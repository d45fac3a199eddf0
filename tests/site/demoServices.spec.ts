import {expect, type OpenOptions, openPage, test} from './harness';
import {BARS, ODD, openDemo, runDemo} from './harness/demo';

test.describe('the chat', () => {
  const CHAT = 'https://chat.example/v1/public/chat/open';
  const openChatDemo = (answer: NonNullable<OpenOptions['intercept']>[string]) =>
    openDemo(ODD, 'Density', {
      build: 'fixtures',
      allow: [/^answer 503/, /^console\.error: Error opening MUI Chat:/],
      intercept: {[CHAT]: answer, 'https://chat.example/c/': 'the chat'},
    });
  const CORS = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
  };

  test('opens the demo in a tab of its own', async () => {
    const posted: unknown[] = [];
    let answer = () => undefined as void;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const {page, demo} = await openChatDemo(async (route) => {
      if (route.request().method() === 'POST') {
        posted.push(route.request().postDataJSON());
        await asked;
      }
      return route.fulfill({headers: CORS, json: {nextUrl: 'https://chat.example/c/1'}});
    });
    const button = demo.getByRole('button', {name: 'Edit in Chat'});
    const opened = page.waitForEvent('popup');
    await button.click();
    await demo.locator('button[aria-busy="true"]', {hasText: 'Edit in Chat'}).waitFor();
    await expect(async () => expect(await button.isDisabled()).toBe(true)).toPass();
    answer();
    const tab = await opened;
    await tab.getByText('the chat').waitFor();
    expect(posted).toEqual([
      expect.objectContaining({
        name: 'Density',
        type: 'mui-docs',
        package: {name: '@mui/x-charts', version: expect.stringMatching(/^\d+\.\d+\.\d+$/)},
        files: [expect.objectContaining({path: 'Density.tsx', isEntry: true})],
      }),
    ]);
    await expect(async () => expect(await button.isEnabled()).toBe(true)).toPass();
  });

  test('says so when it does not open', async () => {
    const {page, demo} = await openChatDemo((route) =>
      route.fulfill({status: route.request().method() === 'POST' ? 503 : 200, headers: CORS}),
    );
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Error opening')) {
        said.push(message.text());
      }
    });
    const button = demo.getByRole('button', {name: 'Edit in Chat'});
    await button.hover();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.click();
    const message = page.getByText('Failed to open MUI Chat').first();
    await message.waitFor();
    await page.clock.runFor(5999);
    await expect(async () => expect(await message.isVisible()).toBe(true)).toPass();
    await expect(async () => expect(await button.isDisabled()).toBe(true)).toPass();
    await page.clock.runFor(1);
    await demo.getByRole('button', {name: 'Edit in Chat', disabled: false}).waitFor();

    // The console has it too, and the message can be closed before its time.
    await button.click();
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await demo.getByRole('button', {name: 'Edit in Chat', disabled: false}).waitFor();
    await expect(() =>
      expect(said).toEqual([
        expect.stringMatching(/^Error opening MUI Chat: Error: Failed to open MUI Chat/),
        expect.stringMatching(/^Error opening MUI Chat:/),
      ]),
    ).toPass();
  });

  test('is not offered where none is configured', async () => {
    const {demo} = await openDemo(BARS, 'BasicBars');
    expect(await demo.getByRole('button', {name: 'Edit in Chat'}).count()).toBe(0);
  });
});

test.describe('the key of the commercial packages', () => {
  test('its absence is reported once a visit for each package, and not on every page', async () => {
    const said: string[] = [];
    const page = await openPage('/x/react-data-grid/tree-data/', {
      before: (opened) =>
        void opened.on('console', (message) => {
          if (message.text().includes('Missing license key')) {
            said.push(/`(@mui[^`]+)`/.exec(message.text())?.[1] ?? '');
          }
        }),
    });
    await page.locator('[role=grid], [role=treegrid]').first().waitFor();
    await page.getByRole('main').getByRole('link', {name: 'row grouping'}).first().click();
    await page.getByRole('heading', {level: 1, name: 'Data Grid row grouping'}).waitFor();
    await page.locator('[role=grid], [role=treegrid]').first().waitFor();
    await expect(() => expect(said.length).toBeGreaterThan(0)).toPass();
    expect(said).toEqual([...new Set(said)]);
  });

  /** What the packages were given, and what they say of it. */
  async function openCommercial(address: string, name: string, options: OpenOptions) {
    const said: string[] = [];
    const page = await openPage(address, {
      ...options,
      before: (opened) => void opened.on('console', (message) => said.push(message.text())),
    });
    const demo = await runDemo(page, name);
    await demo.locator('[role=tree], [role=grid], svg').first().waitFor();
    const key = await page.evaluate(
      () => (globalThis as {__MUI_LICENSE_INFO__?: {key?: string}}).__MUI_LICENSE_INFO__?.key,
    );
    return {key, said: said.join('\n')};
  }

  test('comes from the environment of the build, before the first of them is drawn', async () => {
    const {key, said} = await openCommercial('/x/react-tree-view/commercial/', 'ProTree', {
      build: 'fixtures',
      allow: [/MUI X: Invalid license key/],
    });
    expect(key).toBe('key-of-the-tests');
    expect(said).not.toContain('Missing license key');
  });

  test('is in no file where the environment has none', async () => {
    const {key} = await openCommercial(BARS, 'ZoomedBars', {});
    expect(key).toBeUndefined();
  });
});
