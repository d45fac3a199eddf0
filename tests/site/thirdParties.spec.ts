import type {Page, Request, Route} from '@playwright/test';
import {
  axeViolations,
  expect,
  isFullRun,
  type OpenOptions,
  openPage,
  overflow,
  waitForIdle,
  getLayoutShifts,
  setStorageFromOtherTab,
  test,
  observeLayoutShifts,
} from './harness';

/** A page with an ad and demos; the build `fixtures` knows third parties of each kind. */
const PAGE = '/x/react-charts/demos/';

const GRANTED = {'docs-consent-analytics': 'granted', 'docs-consent-ads': 'granted'};
const SEEN = 'https://ads.example/seen.gif';

/** What the script of the ad network does to a page. */
const adScript = (link: string) => `
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<span class="carbon-wrap"><a class="carbon-img" href="${link}">' +
    '<img src="https://ads.example/ad.svg" width="130" height="100" alt="Ferry Line"></a>' +
    '<a class="carbon-text" href="${link}">Cross the strait twice a day.</a></span>';
  document.getElementById('_carbonads_js').after(ad);`;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>';
const RECORD = {
  statlink: '//ads.example/click',
  statimp: SEEN,
  image: 'https://ads.example/ad.svg',
  company: 'Ferry Line',
  description: 'Cross the strait twice a day.',
  timestamp: '1700000000',
};

type Answer = (route: Route) => Promise<void> | void;
const javascript =
  (body: string): Answer =>
  (route) =>
    route.fulfill({body, contentType: 'text/javascript'});
const json =
  (body: unknown, status = 200): Answer =>
  (route) =>
    route.fulfill({
      status,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {'access-control-allow-origin': '*'},
    });
const picture: Answer = (route) => route.fulfill({body: PICTURE, contentType: 'image/svg+xml'});
const refuse: Answer = (route) => route.abort('blockedbyclient');

/** The URLs of third parties that a page has requested, in order. */
const called = new WeakMap<Page, string[]>();

interface Third {
  script?: Answer;
  list?: Answer;
  /** What `Math.random` returns. */
  draw?: number;
}

/** Opens the page with stand-ins for the third parties: by default, an ad network and an analytics script that work. */
function open(
  {
    script = javascript(adScript('https://ads.example/click')),
    list = json({ads: [RECORD]}),
    draw = 0.9,
  }: Third = {},
  options: OpenOptions = {},
): Promise<Page> {
  return openPage(PAGE, {
    build: 'fixtures',
    production: true,
    storage: GRANTED,
    intercept: {
      'https://ads.example/ad.js': script,
      'https://ads.example/list.json': list,
      'https://ads.example/': picture,
      'https://count.example/': javascript(''),
    },
    ...options,
    before: async (page) => {
      const addresses: string[] = [];
      called.set(page, addresses);
      page.on('request', (request) => {
        if (/\.example$/.test(new URL(request.url()).hostname)) {
          addresses.push(request.url());
        }
      });
      await page.addInitScript((chance) => {
        // serviceWorker.spec.ts tests the worker.
        delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker;
        Math.random = () => chance;
      }, draw);
      await observeLayoutShifts(page);
      await options.before?.(page);
    },
  });
}

/** The same, for a visitor who hasn't answered the question yet. */
const openUnanswered = (options: OpenOptions = {}) => open({}, {storage: {}, ...options});

const slot = (page: Page) => page.locator('[data-ad-slot]');
const question = (page: Page) => page.locator('[data-consent]');

/** Expects that nothing has moved since the page was opened, except by the visitor's own actions. */
async function expectStill(page: Page): Promise<void> {
  expect(await getLayoutShifts(page, {byItself: true})).toEqual([]);
}

/** Waits until third parties have been called at these URLs. */
async function expectCalls(page: Page, addresses: string[]): Promise<void> {
  await expect(() => expect(called.get(page)).toEqual(expect.arrayContaining(addresses))).toPass();
}

/** The commands in the queue of the analytics script. */
const commands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((window as unknown as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? []).map((entry) =>
      Array.from(entry, (part) => (part instanceof Date ? 'date' : part)),
    ),
  );
const events = async (page: Page) =>
  (await commands(page)).filter(([command]) => command === 'event').map(([, ...rest]) => rest);
const waitForEvent = (page: Page, name: string, action?: string) =>
  page.waitForFunction(
    ([wanted, what]) =>
      ((window as unknown as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? []).some(
        (entry) =>
          entry[1] === wanted &&
          (what === undefined || (entry[2] as {eventAction?: string}).eventAction === what),
      ),
    [name, action],
  );

/** Opens the code of a demo, under which an ad may then appear. */
async function openCode(page: Page): Promise<void> {
  await page
    .getByRole('group', {name: 'Density demo'})
    .getByRole('button', {name: /^(Show|Expand) code$/})
    .click();
}
const demoAd = (page: Page) => page.locator('[data-demo-ad]');

/** Answers the question in another tab; `null` deletes the answer. */
async function answerElsewhere(page: Page, answer: string | null): Promise<void> {
  for (const key of Object.keys(GRANTED)) {
    await setStorageFromOtherTab(page, key, answer);
  }
}

/** Waits for an in-house ad in a slot of this height. */
async function expectInHouseAd(page: Page, height = 126): Promise<void> {
  await expect(slot(page).getByText('ad by MUI')).toBeVisible();
  expect((await slot(page).boundingBox())!.height).toBe(height);
  await expectStill(page);
}

/** Opens the code of a demo and waits for the list of ads, after which there is still no link. */
async function openCodeWithoutAd(page: Page): Promise<void> {
  const predicate = (request: Request) => request.url().includes('list.json');
  const ended = Promise.race([
    page.waitForEvent('requestfinished', {predicate}),
    page.waitForEvent('requestfailed', {predicate}),
  ]);
  await openCode(page);
  await ended;
  await demoAd(page).waitFor({state: 'attached'});
  await expect(demoAd(page).getByRole('link')).toHaveCount(0);
}

test.describe('without permission no third party is called', () => {
  // The guard of each page fails the test when another host is called.
  test('on another host than the production host', async () => {
    const page = await openPage(PAGE, {build: 'fixtures', storage: GRANTED});
    await slot(page).getByRole('link').waitFor();
    await openCode(page);
    await page.getByRole('button', {name: /^(Hide|Collapse) code$/}).waitFor();
    await waitForIdle(page);
    await expect(question(page)).toHaveCount(0);
    await expect(demoAd(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  test('before an answer, on a phone, and after a refusal, which is stored', async () => {
    const page = await openUnanswered({mode: ['dark', 'rtl', 'phone']});
    await question(page).waitFor();
    await page.waitForLoadState('networkidle');
    await expectInHouseAd(page, 142);
    expect(called.get(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    if (isFullRun) {
      expect(await axeViolations(page)).toEqual([]);
    }
    // The question doesn't take the focus, and the page below can be used.
    await expect(page.locator('body')).toBeFocused();
    await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
    await page.getByRole('dialog', {name: 'Settings'}).waitFor();
    await page.keyboard.press('Escape');

    await question(page).getByRole('button', {name: 'Decline'}).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.locator('#main-content')).toBeFocused();
    await page.reload();
    await expectInHouseAd(page, 142);
    await waitForIdle(page);
    await expect(question(page)).toHaveCount(0);
    expect(called.get(page)).toEqual([]);
  });

  // Each with another in-house ad: the height of the slot is the same.
  for (const [what, name, value, storage, later, draw] of [
    ['Do Not Track', 'doNotTrack', '1', {}, 'granted', 0.3],
    ['Global Privacy Control', 'globalPrivacyControl', true, GRANTED, null, 0.6],
  ] as const) {
    test(`with ${what}, which counts more than any answer`, async () => {
      const page = await open(
        {draw},
        {
          storage,
          before: async (opened) => {
            await opened.addInitScript(
              ([key, signal]) =>
                Object.defineProperty(navigator, key as string, {get: () => signal}),
              [name, value],
            );
          },
        },
      );
      for (const answer of [undefined, later]) {
        if (answer !== undefined) {
          await answerElsewhere(page, answer);
        }
        await expectInHouseAd(page);
        await waitForIdle(page);
        await expect(question(page)).toHaveCount(0);
        expect(called.get(page)).toEqual([]);
      }
    });
  }
});

test('the question is answered in another tab, then here, and the settings withdraw the permission', async () => {
  const page = await openUnanswered();
  await question(page).waitFor();
  await slot(page).getByText('ad by MUI').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await answerElsewhere(page, 'refused');
  await expect(question(page)).toHaveCount(0);

  await answerElsewhere(page, null);
  await question(page).getByRole('button', {name: 'Allow'}).click();
  await page.locator('#carbonads').waitFor();
  await waitForEvent(page, 'page_view');
  await expectStill(page);

  await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
  const drawer = page.getByRole('dialog', {name: 'Settings'});
  const notAllowed = (name: string) =>
    drawer.getByRole('group', {name}).getByRole('button', {name: 'Not allowed'});
  await notAllowed('Visit statistics').click();
  await expect(notAllowed('Visit statistics')).toHaveAttribute('aria-pressed', 'true');
  const before = (await commands(page)).length;
  await notAllowed('Ads from the ad network').click();
  await slot(page).getByText('ad by MUI').waitFor();
  expect(await commands(page)).toHaveLength(before);
  await expect
    .poll(() => page.evaluate(() => Object.values({...localStorage})))
    .toEqual(['refused', 'refused']);
  expect(await axeViolations(page)).toEqual([]);
});

test('with permission, ads are shown and pages, ads, and clicks are counted in their order', async () => {
  const page = await open(
    {list: json({ads: [{}, {...RECORD, pixel: '//ads.example/p?t=[timestamp]'}]})},
    {cookies: {codeVariant: 'JS'}},
  );
  await page.locator('#carbonads img').waitFor();
  await expect(slot(page).locator('.carbon-text')).toBeVisible();
  await expect.poll(async () => (await slot(page).boundingBox())!.height).toBe(126);
  await expect
    .poll(() => events(page))
    .toContainEqual(['ad', {eventAction: 'display', eventLabel: 'carbon-body-top-image'}]);

  await expect(demoAd(page)).toHaveCount(0);
  await openCode(page);
  await waitForEvent(page, 'demo');
  const link = demoAd(page).getByRole('link');
  await expect(link).toHaveText('Ad Ferry Line – Cross the strait twice a day. Get started');
  await expect(link).toHaveAttribute('href', 'https://ads.example/click');
  await expect(demoAd(page).getByText('ad by Carbon')).toHaveCount(1);
  await expectCalls(page, [
    'https://count.example/gtag/js?id=G-TEST',
    SEEN,
    'https://ads.example/p?t=1700000000',
  ]);
  await expectStill(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  const list = await commands(page);
  expect(list.slice(0, 9)).toEqual([
    ['js', 'date'],
    ['consent', 'default', expect.objectContaining({ad_storage: 'denied'})],
    ['config', 'G-TEST', expect.objectContaining({send_page_view: false})],
    ['set', 'user_properties', {codeVariant: 'JS'}],
    ['set', 'user_properties', {userLanguage: 'en'}],
    ['set', 'user_properties', {devicePixelRatio: 1}],
    ['set', 'user_properties', {colorSchemeOS: 'light'}],
    ['set', 'user_properties', {colorScheme: 'light'}],
    [
      'event',
      'page_view',
      {
        page_title: 'Demos - MUI X',
        page_location: PAGE,
        productId: 'x-charts',
        productCategoryId: 'x',
      },
    ],
  ]);
  // More ads may be counted: an in-house ad before the network responds, and the ad under the code.
  const later = list.slice(9).filter(([command]) => command === 'event');
  expect(later[0]).toEqual(['event', 'ad', expect.objectContaining({eventAction: 'display'})]);
  expect(later.filter(([, name]) => name !== 'ad')).toEqual([
    ['event', 'demo', {eventAction: 'expand', eventLabel: 'react-charts/demos/Density.tsx'}],
  ]);

  // Another fragment isn't counted; another page is, with its own title. This one has no slot.
  await page.evaluate(() => (location.hash = '#a-crash'));
  await page.getByRole('link', {name: 'Privacy', exact: true}).click();
  await page.getByRole('heading', {name: 'Privacy', level: 1}).waitFor();
  const views = async () => (await events(page)).filter(([name]) => name === 'page_view');
  await expect.poll(async () => (await views()).length).toBe(2);
  expect((await views())[1]).toEqual([
    'page_view',
    expect.objectContaining({page_title: 'Privacy - MUI X', page_location: '/x/privacy/'}),
  ]);
  await expect(slot(page)).toHaveCount(0);
});

test.describe('an ad network that fails', () => {
  test('a blocked one shows the appeal and an empty line under a demo; this page load is measured', async () => {
    const page = await open(
      {script: refuse, list: refuse, draw: 0},
      {allow: [/ads\.example\/ad\.js/, /list\.json/]},
    );
    await slot(page).getByRole('img', {name: 'Love'}).waitFor();
    await openCodeWithoutAd(page);
    await waitForEvent(page, 'TTFB');
    const [, fields] = (await events(page)).find(([name]) => name === 'TTFB')!;
    expect(fields).toEqual({
      value: expect.any(Number),
      metric_label: 'Web Vitals',
      metric_value: expect.any(Number),
      metric_delta: expect.any(Number),
      metric_id: expect.any(String),
    });
    await expectStill(page);
    expect(await axeViolations(page)).toEqual([]);
    await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
    await page.setViewportSize({width: 390, height: 844});
    expect(await overflow(page)).toEqual([]);
  });

  test('a script that does nothing, and a link that runs code: an in-house ad, and an empty line under a demo', async () => {
    const page = await open({
      script: javascript(''),
      list: json({ads: [{...RECORD, statlink: 'javascript:alert(1)'}]}),
    });
    await expectInHouseAd(page);
    await openCodeWithoutAd(page);
    await expectStill(page);
    await expectCalls(page, ['https://count.example/gtag/js?id=G-TEST']);
    const link = slot(page).getByRole('link', {name: 'Design kit'});
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link).toHaveAttribute(
      'href',
      /\?utm_source=docs&utm_medium=referral&utm_campaign=in-house-design-kit$/,
    );
    expect(await axeViolations(page)).toEqual([]);
  });

  test('one without an ad: an in-house ad; markup in a record is text, and 20 pixels are requested at most', async () => {
    const page = await open({
      script: javascript(adScript('https://material-ui-next.com/discover-more/backers')),
      list: json({
        ads: [
          {
            ...RECORD,
            company: '<img src=x onerror="window.intruder=1">Ferry',
            description: '<script>window.intruder = 1</script><b>twice</b>',
            pixel: Array.from({length: 1000}, (_, i) => `//ads.example/pixel-${i}`).join('||'),
          },
        ],
      }),
      draw: 0.1,
    });
    await expectInHouseAd(page);
    await expect(page.locator('#carbonads')).toBeHidden();
    await waitForEvent(page, 'ad', 'display');
    await openCode(page);
    await demoAd(page).getByText('Ferry').waitFor();
    await expect(demoAd(page).locator('b, script')).toHaveCount(0);
    const pixels = () => called.get(page)!.filter((url) => /seen|pixel/.test(url));
    await expect.poll(pixels).toHaveLength(20);
    await waitForIdle(page);
    expect(pixels()).toHaveLength(20);
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
    await expectStill(page);
  });

  test('one that takes 10 s: an in-house ad until then', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const page = await open(
      {
        script: async (route) => {
          await late;
          await javascript(adScript('https://ads.example/click'))(route);
        },
      },
      {clock: true},
    );
    // The content of the slot loads independently of the page's clock.
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await page.locator('#_carbonads_js').count()).toBe(1);
    }).toPass();
    await page.clock.runFor(3000);
    await slot(page).getByText('ad by MUI').waitFor();
    await page.clock.runFor(6500);
    answer();
    await page.locator('#carbonads').waitFor({state: 'attached'});
    await page.clock.runFor(500);
    await expect(page.locator('#carbonads')).toBeVisible();
    await expect(slot(page).getByText('ad by MUI')).toHaveCount(0);
    await expectStill(page);
  });
});

test('a crawler gets an empty slot', async () => {
  const page = await open({}, {context: {userAgent: 'Googlebot/2.1'}});
  await page.locator('[data-ad-slot] > span').waitFor({state: 'attached'});
  await waitForIdle(page);
  expect(called.get(page)!.filter((url) => url.includes('ad.js'))).toEqual([]);
});

test('without JavaScript there is no empty slot', async () => {
  const page = await openPage(PAGE, {build: 'fixtures', javaScriptEnabled: false});
  await expect(slot(page)).toBeHidden();
});
