import type {Request, Route} from '@playwright/test';
import {
  axeViolations,
  expect,
  hydrated,
  type Mode,
  openPage,
  overflow,
  test,
  whenFull,
} from './harness';

const PATH = '/x/introduction/installation/';

test('the button of a section is found with the keyboard and opens the form for the section', async () => {
  const page = await openPage(PATH);
  const section = page.locator('.section-heading').first();
  const words = await section.getByRole('heading').innerText();
  const button = section.getByRole('button', {name: `Comment on ${words}`});
  expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  // Chosen in the contents, the section's own tools are the next stops.
  await page
    .getByRole('navigation', {name: /contents/})
    .getByRole('link', {name: words})
    .focus();
  await page.keyboard.press('Enter');
  await section.locator('.comment-link[tabindex="0"]').waitFor({state: 'attached'});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(async () =>
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('1'),
  ).toPass();
  await page.keyboard.press('Enter');

  const box = page.getByRole('textbox', {name: 'Comment'});
  await box.waitFor();
  await expect(async () =>
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true),
  ).toPass();
  const title = await button.getAttribute('data-feedback-hash');
  const shown = (await page.locator('form strong').textContent()) ?? '';
  expect(shown.toLowerCase().replaceAll(' ', '-')).toContain(title);
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(async () =>
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true),
  ).toPass();
});

for (const [mode] of [
  [['light']],
  [['phone', 'dark', 'rtl']],
  ...whenFull<Mode[][]>([[['dark']], [['rtl']], [['phone']]]),
] as Mode[][][]) {
  test(`the form can be read and fits, ${JSON.stringify(mode)}`, async () => {
    const page = await openPage(PATH, {mode});
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await page.getByRole('textbox', {name: 'Comment'}).waitFor();
    expect(await overflow(page)).toEqual([]);
    // The end of the page is on the screen; what the bar above lies over does not matter here.
    await page.evaluate(() => document.querySelector('header')?.remove());
    expect(await axeViolations(page, 'colors')).toEqual([]);
  });
}

test('what was typed and chosen is there after a reload, and a comment too short is not sent', async () => {
  const page = await openPage(PATH);
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await page.getByRole('textbox', {name: 'Comment'}).fill('Too short');
  await page.getByRole('button', {name: 'Submit'}).click();
  await page.getByText('Please enter at least 10 characters.').waitFor();

  await page.reload();
  await hydrated(page);
  const no = page.locator('button[aria-label="No"][aria-pressed="true"]');
  await no.waitFor();
  await no.click();
  await expect(async () =>
    expect(await page.getByRole('textbox', {name: 'Comment'}).inputValue()).toBe('Too short'),
  ).toPass();
});

test('without a service a comment opens an issue that is filled in', async () => {
  const page = await openPage(PATH, {
    before: async (opened) => {
      await opened.addInitScript(() => {
        window.open = (url) => {
          document.documentElement.dataset.opened = String(url);
          return null;
        };
      });
    },
  });
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await page.getByRole('textbox', {name: 'Comment'}).fill('The third step is missing a comma');
  await page.keyboard.press('Control+Enter');
  await page.locator('html[data-opened]').waitFor({state: 'attached'});
  const url = new URL((await page.getAttribute('html', 'data-opened')) ?? '');
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toBe('[docs] The third step is missing a comma');
});

test.describe('with a service', () => {
  const SERVICE = 'https://feedback.example/send';
  const COMMENT = 'The second ferry leaves before it arrives & <b>nobody</b> noticed';
  const FAILURE = "Couldn't submit feedback. Please try again later.";
  /** What no answer may get into the page. */
  const HOSTILE = '<script>window.intruder = 1</script><img src=x onerror="window.intruder = 1">';

  /** Opens the page with a service that gives these answers by turns, and tells what it was sent. */
  async function openWith(answers: readonly ((route: Route) => Promise<void>)[]) {
    const received: Request[] = [];
    const page = await openPage('/x/react-charts/demos/', {
      build: 'fixtures',
      allow: [
        /^answer 500: https:\/\/feedback\.example/,
        /^request failed .*feedback\.example/,
        // The reader is told that it failed; the console, why.
        /^console\.error: (HTTP 500: .*|Failed to fetch)$/,
      ],
      intercept: {
        [SERVICE]: async (route) => {
          received.push(route.request());
          await answers[received.length - 1]!(route);
        },
      },
    });
    const no = page.getByRole('button', {name: 'No', exact: true});
    const box = page.getByRole('textbox', {name: 'Comment'});
    /** Sends, and waits for the word that it comes to: it stands for three seconds, so it is awaited from before. */
    const submit = async (word: string) => {
      const said = page.getByText(word).first().waitFor({state: 'attached'});
      await Promise.all([said, page.getByRole('button', {name: 'Submit'}).click()]);
    };
    return {page, received, no, box, submit};
  }

  const answer =
    (status: number) =>
    (route: Route): Promise<void> =>
      route.fulfill({
        status,
        body: HOSTILE,
        contentType: 'text/html',
        headers: {'access-control-allow-origin': '*'},
      });

  test('what was typed outlives a refusal, a reload and a broken line, and then arrives', async () => {
    const {page, received, no, box, submit} = await openWith([
      answer(500),
      (route) => route.abort('connectionfailed'),
      answer(200),
    ]);
    await no.click();
    await box.fill(COMMENT);
    await submit(FAILURE);
    await box.waitFor();
    await expect(async () => expect(await box.inputValue()).toBe(COMMENT)).toPass();

    await page.reload();
    await hydrated(page);
    await page.locator('button[aria-label="No"][aria-pressed="true"]').waitFor();
    await no.click();
    await box.waitFor();
    await expect(async () => expect(await box.inputValue()).toBe(COMMENT)).toPass();
    await submit(FAILURE);
    await box.waitFor();
    await expect(async () => expect(await box.inputValue()).toBe(COMMENT)).toPass();
    await submit('Feedback submitted');
    await box.waitFor({state: 'hidden'});

    expect(received).toHaveLength(3);
    const origin = new URL(page.url()).origin;
    for (const request of received) {
      expect(request.method()).toBe('POST');
      expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
      const payload = new URLSearchParams(request.postData() ?? '').get('payload');
      expect(JSON.parse(payload ?? '')).toEqual({
        callback_id: 'send_feedback',
        rating: 0,
        comment: COMMENT,
        currentLocationURL: `${origin}/x/react-charts/demos/`,
        commentSectionURL: '',
        commentSectionTitle: '',
        githubRepo: 'https://github.com/mui/mui-x',
        productId: 'x-charts',
      });
    }

    // What was sent is no draft any more.
    await page.reload();
    await hydrated(page);
    await page.locator('button[aria-label="No"][aria-pressed="true"]').waitFor();
    await no.click();
    await box.waitFor();
    await expect(async () => expect(await box.inputValue()).toBe('')).toPass();
  });

  test('what the service answers is neither shown nor run', async () => {
    const {page, no, box, submit} = await openWith([answer(500), answer(200)]);
    await no.click();
    await box.fill(COMMENT);
    for (const word of [FAILURE, 'Feedback submitted']) {
      await submit(word);
      expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(
        'intruder',
      );
      expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
    }
  });
});

test('the bell counts what is new, shows it, and remembers that it was seen', async () => {
  const page = await openPage(PATH);
  const bell = page.locator('button[popovertarget="notifications"][aria-haspopup]');
  await page.getByRole('button', {name: '4 unread notifications'}).waitFor();
  await bell.click();
  const panel = page.locator('#notifications');
  await panel.getByText('Stay up to date').waitFor();
  await expect(async () => expect(await panel.locator('li').count()).toBe(4)).toPass();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(async () => expect(await panel.isVisible()).toBe(false)).toPass();

  await page.reload();
  await hydrated(page);
  const labels = await bell.evaluateHandle((button) => {
    const seen = [button.getAttribute('aria-label')];
    new MutationObserver(() => seen.push(button.getAttribute('aria-label'))).observe(button, {
      attributeFilter: ['aria-label'],
    });
    return seen;
  });
  // The messages come by themselves or with this; only then is the count known.
  await bell.click();
  await panel.getByText('Stay up to date').waitFor();
  expect(await labels.jsonValue()).toEqual(['0 unread notifications']);
  expect((await page.context().cookies()).map(({name}) => name)).toEqual(['lastSeenNotification']);
});

test('a feed that cannot be had leaves the message that is always there', async () => {
  const page = await openPage(PATH, {
    allow: [/^answer 500/],
    before: async (opened) => {
      await opened.route('**/static/notifications.json', (route) => route.fulfill({status: 500}));
    },
  });
  await page.getByRole('button', {name: '1 unread notifications'}).waitFor();
});
