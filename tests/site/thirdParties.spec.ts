import type {Page, Route} from '@playwright/test';
import {
  axeViolations,
  expect,
  type OpenOptions,
  openPage,
  overflow,
  quiet,
  readShifts,
  test,
  watchShifts,
  whenFull,
} from './harness';

/** A page with an ad and demos; the build `fixtures` knows third parties of each kind. */
const PAGE = '/x/react-charts/demos/';

const GRANTED = {'docs-consent-analytics': 'granted', 'docs-consent-ads': 'granted'};
const SEEN = 'https://ads.example/seen.gif';

/** What the network's script does to a page. */
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

/** The addresses of third parties that a page asked for, in order. */
const called = new WeakMap<Page, string[]>();

interface Third {
  script?: Answer;
  list?: Answer;
  count?: Answer;
  /** What every draw of chance gives. */
  draw?: number;
}

/** Opens the page with stand-ins for the third parties: a network and a counter that work, unless told otherwise. */
function open(
  {
    script = javascript(adScript('https://ads.example/click')),
    list = json({ads: [RECORD]}),
    count = javascript(''),
    draw = 0.9,
  }: Third = {},
  options: OpenOptions & {path?: string} = {},
): Promise<Page> {
  return openPage(options.path ?? PAGE, {
    build: 'fixtures',
    production: true,
    storage: GRANTED,
    intercept: {
      'https://ads.example/ad.js': script,
      'https://ads.example/list.json': list,
      'https://ads.example/': picture,
      'https://count.example/': count,
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
        // The worker has tests of its own.
        delete (Navigator.prototype as {serviceWorker?: unknown}).serviceWorker;
        Math.random = () => chance;
      }, draw);
      await watchShifts(page);
      await options.before?.(page);
    },
  });
}

/** The same, not yet answered for. */
const openUnanswered = (options: OpenOptions = {}) => open({}, {storage: {}, ...options});

const slot = (page: Page) => page.locator('[data-ad-slot]');
const question = (page: Page) => page.locator('[data-consent]');

/** Expects that nothing on the page has moved by itself since it was opened. */
async function expectStill(page: Page): Promise<void> {
  expect(await readShifts(page, {byItself: true})).toEqual([]);
}

/** Expects that third parties are called at these addresses, now or soon. */
async function expectCalls(page: Page, addresses: string[]): Promise<void> {
  await expect(() => expect(called.get(page)).toEqual(expect.arrayContaining(addresses))).toPass();
}

/** The commands that were handed to the counter. */
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

test.describe('where nobody may be called', () => {
  // The guard of every page fails the test when another host is called.
  test('on this machine: an ad of the house, no question, no third party', async () => {
    const page = await openPage(PAGE, {build: 'fixtures', storage: GRANTED});
    await slot(page).getByRole('link').waitFor();
    await openCode(page);
    await page.getByRole('button', {name: /^(Hide|Collapse) code$/}).waitFor();
    await quiet(page);
    expect(await question(page).count()).toBe(0);
    expect(await demoAd(page).count()).toBe(0);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  test('before consent: the question, an ad of the house, no third party', async () => {
    const page = await openUnanswered();
    await question(page).waitFor();
    await slot(page).getByText('ad by MUI').waitFor();
    await page.waitForLoadState('networkidle');
    expect(called.get(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await expectStill(page);
  });

  test('a refusal is kept, and nobody asks again', async () => {
    const page = await openUnanswered();
    await question(page).getByRole('button', {name: 'Decline'}).click();
    await question(page).waitFor({state: 'detached'});
    await expect(async () =>
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content'),
    ).toPass();
    await page.reload();
    await slot(page).getByText('ad by MUI').waitFor();
    await quiet(page);
    expect(await question(page).count()).toBe(0);
    expect(called.get(page)).toEqual([]);
  });

  for (const [what, name, value] of [
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ] as const) {
    test(`${what} is an answer, even against an earlier one`, async () => {
      for (const storage of [{}, GRANTED]) {
        const page = await open(
          {},
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
        await slot(page).getByText('ad by MUI').waitFor();
        await page.waitForLoadState('networkidle');
        expect(await question(page).count()).toBe(0);
        expect(called.get(page)).toEqual([]);
      }
    });
  }
});

test.describe('the question', () => {
  for (const [what, options] of [
    ['light', {}],
    ['dark, right to left, on a phone', {mode: ['dark', 'rtl', 'phone']}],
  ] as [string, OpenOptions][]) {
    test(`moves nothing, covers nothing that is needed, breaks no rule: ${what}`, async () => {
      const page = await openUnanswered(options);
      await question(page).waitFor();
      await slot(page).getByText('ad by MUI').waitFor();
      await expectStill(page);
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      // The page below can be used.
      await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
      await page.getByRole('dialog', {name: 'Settings'}).waitFor();
    });
  }

  test('an answer in one tab is one in all', async () => {
    const page = await openUnanswered();
    await question(page).waitFor();
    await page.evaluate(() => {
      for (const key of ['docs-consent-analytics', 'docs-consent-ads']) {
        window.dispatchEvent(new StorageEvent('storage', {key, newValue: 'refused'}));
      }
    });
    await question(page).waitFor({state: 'detached'});
  });

  test('allowed: the page is counted and the network comes; the settings take it back', async () => {
    const page = await openUnanswered();
    await question(page).getByRole('button', {name: 'Allow'}).click();
    await page.locator('#carbonads').waitFor();
    await waitForEvent(page, 'page_view');
    await expectStill(page);

    await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
    const drawer = page.getByRole('dialog', {name: 'Settings'});
    await drawer
      .getByRole('group', {name: 'Visit statistics'})
      .getByRole('button', {name: 'Not allowed'})
      .click();
    await drawer
      .getByRole('group', {name: 'Visit statistics'})
      .getByRole('button', {name: 'Not allowed', pressed: true})
      .waitFor();
    const before = (await commands(page)).length;
    await drawer
      .getByRole('group', {name: 'Ads from the ad network'})
      .getByRole('button', {name: 'Not allowed'})
      .click();
    await slot(page).getByText('ad by MUI').waitFor();
    expect(await commands(page)).toHaveLength(before);
    await expect(async () =>
      expect(await page.evaluate(() => Object.values({...localStorage}))).toEqual([
        'refused',
        'refused',
      ]),
    ).toPass();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('what is counted', () => {
  test('the page, its set-up first, then clicks, in their order', async () => {
    const page = await open({}, {cookies: {codeVariant: 'JS'}});
    await waitForEvent(page, 'ad', 'display');
    await openCode(page);
    await waitForEvent(page, 'demo');
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
    // On a slow machine more ads are seen, and counted: one of the house before the network is there, and the one under the code.
    const [ad, ...later] = list.slice(9).filter(([command]) => command === 'event');
    expect(ad).toEqual(['event', 'ad', expect.objectContaining({eventAction: 'display'})]);
    expect(later.filter(([, name]) => name !== 'ad')).toEqual([
      ['event', 'demo', {eventAction: 'expand', eventLabel: 'react-charts/demos/Density.tsx'}],
    ]);
    await expectCalls(page, ['https://count.example/gtag/js?id=G-TEST']);
  });

  test('a page that is walked to, with its own title; a fragment is no page', async () => {
    const page = await open();
    await waitForEvent(page, 'page_view');
    await page.evaluate(() => (location.hash = '#a-crash'));
    await page.getByRole('link', {name: 'Privacy', exact: true}).click();
    await page.getByRole('heading', {name: 'Privacy', level: 1}).waitFor();
    await page.waitForFunction(
      () =>
        (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.filter(
          (entry) => entry[1] === 'page_view',
        ).length === 2,
    );
    const [, view] = (await events(page)).filter(([name]) => name === 'page_view');
    expect(view).toEqual([
      'page_view',
      expect.objectContaining({page_title: 'Privacy - MUI X', page_location: '/x/privacy/'}),
    ]);
  });

  test('web vitals: measured when the draw says so, and only then loaded', async () => {
    const page = await open({draw: 0});
    await waitForEvent(page, 'TTFB');
    const [, fields] = (await events(page)).find(([name]) => name === 'TTFB')!;
    expect(fields).toEqual({
      value: expect.any(Number),
      metric_label: 'Web Vitals',
      metric_value: expect.any(Number),
      metric_delta: expect.any(Number),
      metric_id: expect.any(String),
    });
  });

  test('a counter that is blocked: the page works, nothing is thrown', async () => {
    const page = await open({count: refuse}, {allow: [/count\.example/]});
    await page.locator('#carbonads').waitFor();
    await openCode(page);
    await demoAd(page).getByRole('link').waitFor();
    await expectCalls(page, ['https://count.example/gtag/js?id=G-TEST']);
    await expect(async () => expect(await commands(page)).toEqual([])).toPass();
  });
});

test.describe('the slot', () => {
  test('the network is up: its ad, in the room that was kept', async () => {
    const page = await open();
    await page.locator('#carbonads img').waitFor();
    await expect(async () =>
      expect(await slot(page).locator('.carbon-text').isVisible()).toBe(true),
    ).toPass();
    await expect(async () => expect((await slot(page).boundingBox())!.height).toBe(126)).toPass();
    await waitForEvent(page, 'ad', 'display');
    await expect(async () =>
      expect(await events(page)).toContainEqual([
        'ad',
        {eventAction: 'display', eventLabel: 'carbon-body-top-image'},
      ]),
    ).toPass();
    await expectStill(page);
  });

  test('the network has nothing to show: an ad of the house', async () => {
    const page = await open({
      script: javascript(adScript('https://material-ui-next.com/discover-more/backers')),
    });
    await slot(page).getByText('ad by MUI').waitFor();
    expect(await page.locator('#carbonads').isVisible()).toBe(false);
    await waitForEvent(page, 'ad', 'display');
    await expectStill(page);
  });

  const faults: [string, Answer, RegExp[]][] = [
    ['is blocked', refuse, [/ads\.example\/ad\.js/]],
    ['answers 500', (route) => route.fulfill({status: 500}), [/ads\.example\/ad\.js/]],
    ['answers rubbish', javascript('<html>'), [/^uncaught: Unexpected token/]],
    ['answers nothing', javascript(''), []],
  ];
  for (const [what, script, allow] of faults) {
    test(`the network ${what}: an ad of the house`, async () => {
      const page = await open({script}, {allow});
      const link = slot(page).getByRole('link', {name: 'Design kit'});
      await link.waitFor();
      expect(await link.getAttribute('rel')).toBe('noopener sponsored');
      expect(new URL((await link.getAttribute('href'))!).search).toBe(
        '?utm_source=docs&utm_medium=referral&utm_campaign=in-house-design-kit',
      );
      await expectStill(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  for (const [what, options] of [
    ['light', {}],
    ['dark, right to left, on a phone', {mode: ['dark', 'rtl', 'phone']}],
  ] as [string, OpenOptions][]) {
    test(`blocked, and the appeal drawn: ${what}`, async () => {
      const page = await open({script: refuse, draw: 0.1}, {allow: [/ads\.example/], ...options});
      await slot(page).getByRole('img', {name: 'Love'}).waitFor();
      await expectStill(page);
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    });
  }

  test('a network that takes 10 s: an ad of the house meanwhile, then its own, and nothing moves', async () => {
    let answer = () => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    const page = await open(
      {
        script: async (route) => {
          await late;
          await javascript(adScript('https://ads.example/click'))(route);
        },
      },
      {clock: true, until: 'hydrated'},
    );
    // What fills the slot comes in its own time, whatever the page's clock says.
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
    await page.locator('#carbonads').waitFor();
    await expect(async () =>
      expect(await slot(page).getByText('ad by MUI').count()).toBe(0),
    ).toPass();
    await expectStill(page);
  });

  for (const [userAgent, count] of [
    ['Googlebot/2.1', 0],
    ['Mozilla/5.0', 1],
  ] as const) {
    test(`${userAgent}: a crawler gets an empty slot`, async () => {
      const page = await open({}, {context: {userAgent}});
      await (count ? page.locator('#carbonads') : page.locator('[data-ad-slot] > span')).waitFor({
        state: 'attached',
      });
      await quiet(page);
      expect(called.get(page)!.filter((address) => address.includes('ad.js'))).toHaveLength(count);
    });
  }

  for (const [width, height] of [[390, 142], [1400, 126], ...whenFull([[600, 126]])] as const) {
    test(`at ${width} px the room is ${height} px high from the first paint, for each ad`, async () => {
      for (const draw of [0.1, 0.3, 0.6, 0.9]) {
        const page = await openPage(PAGE, {
          build: 'fixtures',
          width,
          before: async (opened) => {
            await opened.addInitScript((chance) => (Math.random = () => chance), draw);
          },
          until: 'commit',
        });
        await slot(page).waitFor({state: 'attached'});
        // The parser may be there before the stylesheet is.
        await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
        expect((await slot(page).boundingBox())!.height).toBe(height);
        await slot(page).getByText('ad by MUI').waitFor();
        expect((await slot(page).boundingBox())!.height).toBe(height);
      }
    });
  }

  test('without scripts there is no ad and no hole', async () => {
    const page = await openPage(PAGE, {build: 'fixtures', javaScriptEnabled: false});
    expect(await slot(page).isVisible()).toBe(false);
  });

  test('a page that needs none has none', async () => {
    const page = await openPage('/x/introduction/', {build: 'fixtures'});
    expect(await slot(page).count()).toBe(0);
  });
});

test.describe('the ad under a demo', () => {
  test('comes when its code was opened: a line of text, counted by its pixels', async () => {
    const page = await open({
      list: json({ads: [{}, {...RECORD, pixel: '//ads.example/p?t=[timestamp]'}]}),
    });
    expect(await demoAd(page).count()).toBe(0);
    await openCode(page);
    const link = demoAd(page).getByRole('link');
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://ads.example/click');
    expect(await link.textContent()).toBe(
      'Ad Ferry Line – Cross the strait twice a day. Get started',
    );
    expect(await demoAd(page).getByText('ad by Carbon').count()).toBe(1);
    await expectCalls(page, [SEEN, 'https://ads.example/p?t=1700000000']);
    await expectStill(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });

  for (const [what, list, allow] of [
    ['is blocked', refuse, [/list\.json/]],
    ['answers 500', json({ads: [RECORD]}, 500), [/list\.json/]],
    ['answers rubbish', json('<html>'), []],
    ['has a link that runs code', json({ads: [{...RECORD, statlink: 'javascript:alert(1)'}]}), []],
  ] as [string, Answer, RegExp[]][]) {
    test(`the network ${what}: its room stays empty`, async () => {
      const page = await open({list}, {allow});
      const answered = page.waitForEvent('requestfinished', {
        predicate: (request) => request.url().includes('list.json'),
      });
      const failed = page.waitForEvent('requestfailed', {
        predicate: (request) => request.url().includes('list.json'),
      });
      await openCode(page);
      await Promise.race([answered, failed]);
      // The other of the two never comes.
      void answered.catch(() => {});
      void failed.catch(() => {});
      await demoAd(page).waitFor({state: 'attached'});
      expect(await demoAd(page).getByRole('link').count()).toBe(0);
      await expectStill(page);
    });
  }

  test('an empty list is asked for ten more times', async () => {
    const page = await open({list: json({ads: []})}, {clock: true});
    await page.clock.runFor(100);
    await openCode(page);
    const asked = () => called.get(page)!.filter((address) => address.includes('list.json')).length;
    for (let count = 1; count <= 11; count += 1) {
      while (asked() < count) {
        await page.clock.runFor(100);
        await page.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
      }
    }
    await page.clock.runFor(60_000);
    expect(asked()).toBe(11);
    await expectStill(page);
  });

  test('markup in a record is text, and a thousand pixels are twenty', async () => {
    const page = await open({
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
    });
    await openCode(page);
    await demoAd(page).getByText('Ferry').waitFor();
    expect(await demoAd(page).locator('b, script').count()).toBe(0);
    await expect(() =>
      expect(called.get(page)!.filter((address) => /seen|pixel/.test(address))).toHaveLength(20),
    ).toPass();
    await quiet(page);
    expect(called.get(page)!.filter((address) => /seen|pixel/.test(address))).toHaveLength(20);
    expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
    await expectStill(page);
  });
});
