import type {Request, Route} from '@playwright/test';
import {
  axeViolations,
  expect,
  hydrated,
  isFullRun,
  openPage,
  overflow,
  setStorageFromOtherTab,
  test,
} from './harness';

const PATH = '/x/introduction/installation/';

test('the button of a section is reached with the keyboard; its form takes the focus and fits', async () => {
  const page = await openPage(PATH);
  const section = page.locator('.section-heading').first();
  const heading = await section.getByRole('heading').innerText();
  const button = section.getByRole('button', {name: `Comment on ${heading}`});
  await expect(button).toHaveCSS('opacity', '0');
  // After a jump from the table of contents, the buttons of the section are next in the tab order.
  await page
    .getByRole('navigation', {name: /contents/})
    .getByRole('link', {name: heading})
    .focus();
  await page.keyboard.press('Enter');
  await section.locator('.comment-link[tabindex="0"]').waitFor({state: 'attached'});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  const box = page.getByRole('textbox', {name: 'Comment'});
  await expect(box).toBeFocused();
  await expect(page.locator('form strong')).toContainText(heading);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.getByRole('button', {name: 'No', exact: true}).click();
  await box.waitFor();
  await page.setViewportSize({width: 390, height: 844});
  await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
  expect(await overflow(page)).toEqual([]);
  if (isFullRun) {
    await setStorageFromOtherTab(page, 'mui-mode', 'dark');
    // The header covers content at this scroll position, which doesn't matter here.
    await page.evaluate(() => document.querySelector('header')?.remove());
    expect(await axeViolations(page, 'colors')).toEqual([]);
  }
});

test('a comment survives an error of the service, a reload, and a lost connection, and is then sent', async () => {
  const SERVICE = 'https://feedback.example/send';
  const COMMENT = 'The second ferry leaves before it arrives & <b>nobody</b> noticed';
  const FAILURE = "Couldn't submit feedback. Please try again later.";
  const respond = (status: number) => (route: Route) =>
    route.fulfill({
      status,
      body: '<script>window.intruder = 1</script><img src=x onerror="window.intruder = 1">',
      contentType: 'text/html',
      headers: {'access-control-allow-origin': '*'},
    });
  const responses = [
    respond(500),
    (route: Route) => route.abort('connectionfailed'),
    respond(200),
  ] as const;
  const received: Request[] = [];
  const page = await openPage('/x/react-charts/demos/', {
    build: 'fixtures',
    allow: [
      /^answer 500: https:\/\/feedback\.example/,
      /^request failed .*feedback\.example/,
      // The form shows that it failed; the console shows the reason.
      /^console\.error: (HTTP 500: .*|Failed to fetch)$/,
    ],
    intercept: {
      [SERVICE]: async (route) => {
        received.push(route.request());
        await responses[received.length - 1]!(route);
      },
    },
  });
  const no = page.getByRole('button', {name: 'No', exact: true});
  const box = page.getByRole('textbox', {name: 'Comment'});
  /** Submits and waits for a message. It is visible for three seconds, so the wait starts before the click. */
  const submit = async (message: string) => {
    const shown = page.getByText(message).first().waitFor({state: 'attached'});
    await Promise.all([shown, page.getByRole('button', {name: 'Submit'}).click()]);
    // The response of the service is neither displayed nor executed.
    expect(await page.content()).not.toContain('intruder');
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  };

  await no.click();
  await box.fill(COMMENT);
  await submit(FAILURE);
  await expect(box).toHaveValue(COMMENT);

  await page.reload();
  await hydrated(page);
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await no.click();
  await expect(box).toHaveValue(COMMENT);
  await submit(FAILURE);
  await expect(box).toHaveValue(COMMENT);
  await submit('Feedback submitted');
  await expect(box).toBeHidden();

  expect(received).toHaveLength(3);
  for (const request of received) {
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
    const payload = new URLSearchParams(request.postData() ?? '').get('payload');
    expect(JSON.parse(payload ?? '')).toEqual({
      callback_id: 'send_feedback',
      rating: 0,
      comment: COMMENT,
      currentLocationURL: page.url(),
      commentSectionURL: '',
      commentSectionTitle: '',
      githubRepo: 'https://github.com/mui/mui-x',
      productId: 'x-charts',
    });
  }
  // A comment that was sent isn't a draft anymore.
  const stored = () =>
    page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]));
  await expect.poll(stored).not.toContain('ferry');
});

test('notifications are counted until they are seen; when the feed fails, the permanent one remains', async () => {
  let isBroken = true;
  const page = await openPage(PATH, {
    allow: [/^answer 500/],
    before: async (opened) => {
      await opened.route('**/static/notifications.json', (route) =>
        isBroken ? route.fulfill({status: 500}) : route.continue(),
      );
    },
  });
  const button = page.locator('button[popovertarget="notifications"][aria-haspopup]');
  const panel = page.locator('#notifications');
  await expect(button).toHaveAccessibleName('1 unread notifications');
  await button.click();
  await expect(panel.getByText('Stay up to date')).toBeVisible();
  await expect(button).toHaveAccessibleName('0 unread notifications');
  const cookies = await page.context().cookies();
  expect(cookies.map(({name}) => name)).toEqual(['lastSeenNotification']);

  isBroken = false;
  await page.reload();
  await expect(button).toHaveAccessibleName('3 unread notifications');
  await button.click();
  await expect(panel.locator('li')).toHaveCount(4);
  await expect(button).toHaveAccessibleName('0 unread notifications');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
