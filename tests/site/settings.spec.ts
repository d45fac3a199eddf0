import type {Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  openPage,
  openTab,
  overflow,
  waitForIdle,
  setStorageFromOtherTab,
  test,
} from './harness';
import {filmNavigation} from './harness/filmstrip';

const TEXT_PAGE = '/x/introduction/';
const DEMO_PAGE = '/x/react-charts/quickstart/';

/** What a page shows of the settings: attributes, classes and the browser's bars. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const {documentElement: html, body} = document;
    return {
      theme: html.dataset.theme,
      choice: html.dataset.themeChoice,
      density: html.dataset.density,
      dir: `${html.dir} ${body.dir}`,
      body: [...body.classList].filter((name) => name.startsWith('mode-')).join(' '),
      bars: [
        ...new Set(
          [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
            meta.getAttribute('content'),
          ),
        ),
      ].join(),
    };
  });

const LIGHT = {theme: 'light', body: 'mode-light', bars: 'hsl(210, 100%, 42%)'};
const DARK = {theme: 'dark', body: 'mode-dark', bars: 'hsl(210, 14%, 7%)'};

const stored = (page: Page) => page.evaluate(() => ({...localStorage}));

async function openDrawer(page: Page) {
  await page.getByRole('button', {name: 'Toggle settings drawer'}).click();
  const drawer = page.getByRole('dialog', {name: 'Settings'});
  await drawer.waitFor();
  return drawer;
}

async function closeDrawer(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function choose(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('button', {name, exact: true}).click();
}

const expectShown = (page: Page, expected: Partial<Awaited<ReturnType<typeof shown>>>) =>
  expect(async () => expect(await shown(page)).toMatchObject(expected)).toPass();

const expectStored = (page: Page, expected: Record<string, string>) =>
  expect(async () => expect(await stored(page)).toEqual(expected)).toPass();

const pressed = (page: Page, group: string) =>
  page.getByRole('group', {name: group, exact: true}).getByRole('button', {pressed: true});

test.describe('before the first paint', () => {
  test('stored dark on a light system: no frame of the page is light', async () => {
    const page = await openPage(TEXT_PAGE, {mode: 'dark', colorScheme: 'light'});
    const dark = await filmNavigation(page, TEXT_PAGE);
    expect(dark.filter(({brightness}) => brightness > 0.5)).toEqual([]);
    expect(dark.some(({brightness}) => brightness > 0 && brightness < 0.3)).toBe(true);
    // Such a film does show light frames.
    await setStorageFromOtherTab(page, 'mui-mode', 'light');
    const light = await filmNavigation(page, TEXT_PAGE);
    expect(light.some(({brightness}) => brightness > 0.8)).toBe(true);
  });

  test('everything stored is there without the scripts of the page', async () => {
    const page = await openPage(TEXT_PAGE, {
      mode: ['dark', 'rtl', 'dense'],
      colorScheme: 'light',
      until: 'commit',
      before: async (opened) => {
        await opened.route('**/assets/js/**', () => {});
      },
    });
    await page.getByRole('contentinfo').waitFor();
    await expectShown(page, {...DARK, choice: 'dark', density: 'dense', dir: 'rtl rtl'});
    const logo = page.getByRole('link', {name: 'Go to the homepage'}).first();
    await expect(async () => expect((await logo.boundingBox())?.x).toBeGreaterThan(700)).toPass();
  });
});

test.describe('on an open page', () => {
  let page: Page;
  const button = () => page.getByRole('button', {name: /^Switch between dark and light mode/});

  const requests: string[] = [];

  test.beforeAll(async () => {
    page = await openPage(TEXT_PAGE, {
      reducedMotion: true,
      before: (opened) => void opened.on('request', (request) => requests.push(request.url())),
    });
  });

  test.beforeEach(async () => {
    for (const key of Object.keys(await stored(page))) {
      await setStorageFromOtherTab(page, key, null);
    }
    await page.emulateMedia({colorScheme: 'light'});
    await expectShown(page, {...LIGHT, choice: 'system', dir: 'ltr ltr'});
  });

  test('the drawer is loaded when the pointer reaches its button', async () => {
    // The notifications are requested a while after the page.
    await expect(() =>
      expect(requests).toContainEqual(expect.stringMatching(/\/notifications\.json$/)),
    ).toPass();
    await waitForIdle(page);
    const before = requests.length;
    await page.getByRole('button', {name: 'Toggle settings drawer'}).hover();
    await expect(() => expect(requests.length).toBeGreaterThan(before)).toPass();
    await waitForIdle(page);
    const loaded = requests.length;
    await openDrawer(page);
    await waitForIdle(page);
    expect(requests.slice(loaded)).toEqual([]);
    await closeDrawer(page);
  });

  test('the button in the header changes from system to light, to dark, and to system', async () => {
    await page.emulateMedia({colorScheme: 'dark'});
    for (const [choice, expected, title] of [
      ['system', DARK, 'system mode'],
      ['light', LIGHT, 'light mode'],
      ['dark', DARK, 'dark mode'],
      ['system', DARK, 'system mode'],
    ] as const) {
      await expectShown(page, {...expected, choice});
      await expect(button()).toHaveAttribute('title', title);
      await button().click();
    }
  });

  test('the drawer, the header and MUI show the same mode', async () => {
    const drawer = await openDrawer(page);
    await expect(drawer).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await choose(page, 'Dark');
    await expectShown(page, {...DARK, choice: 'dark'});
    await expect(drawer).toHaveCSS('background-color', 'rgb(15, 18, 20)');
    await expectStored(page, {'mui-mode': 'dark'});
    await closeDrawer(page);
    await button().click();
    await expectStored(page, {'mui-mode': 'system'});
    await openDrawer(page);
    await expect(pressed(page, 'Mode')).toHaveText('System');
    await closeDrawer(page);
  });

  test('the drawer is at the end of the page in both directions; a click beside it closes it', async () => {
    const drawer = await openDrawer(page);
    const left = () => page.locator('h1').evaluate((node) => node.getBoundingClientRect().left);
    const place = await left();
    await choose(page, 'Right to left');
    await expect(async () =>
      expect(await drawer.boundingBox()).toMatchObject({x: 0, width: 360}),
    ).toPass();
    await choose(page, 'Left to right');
    await expect(async () =>
      expect(await drawer.boundingBox()).toMatchObject({x: 1040, width: 360}),
    ).toPass();
    await page.mouse.click(200, 400);
    await expect(drawer).toHaveCount(0);
    // The page behind it does not move.
    expect(await left()).toBe(place);
  });

  test('the drawer is operated by keyboard alone, and returns the focus', async () => {
    const opener = page.getByRole('button', {name: 'Toggle settings drawer'});
    await opener.press('Enter');
    await page.getByRole('dialog', {name: 'Settings'}).waitFor();
    const focused = page.locator('.MuiDrawer-root :focus');
    await expect(focused).toHaveCount(1);
    const names: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      names.push(
        await focused.evaluate((node) => node.textContent || node.getAttribute('aria-label') || ''),
      );
    }
    expect(names).toEqual(
      expect.arrayContaining(['Close', 'Dark', 'Right to left', 'Tailwind CSS', 'English']),
    );
    await page.getByRole('button', {name: 'Dark', exact: true}).press('Space');
    await expectShown(page, DARK);
    await closeDrawer(page);
    await expect(opener).toBeFocused();
  });

  test('settings survive navigation in the page', async () => {
    await setStorageFromOtherTab(page, 'mui-mode', 'dark');
    await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
    await setStorageFromOtherTab(page, 'docs-dense', 'true');
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.getByRole('link', {name: 'All pages'}).first().click();
    await page.getByRole('heading', {name: 'All pages', level: 1}).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expectShown(page, {...DARK, choice: 'dark', density: 'dense', dir: 'rtl rtl'});
  });
});

test('another tab follows in both directions, and forgets what is removed', async () => {
  const one = await openPage(TEXT_PAGE);
  const two = await openTab(one, DEMO_PAGE);
  await openDrawer(one);
  await choose(one, 'Dark');
  await expectShown(two, {...DARK, choice: 'dark'});
  await openDrawer(two);
  await choose(two, 'Light');
  await expectShown(one, {...LIGHT, choice: 'light'});
  await expect(pressed(one, 'Mode')).toHaveText('Light');
  await choose(two, 'Right to left');
  await expectShown(one, {dir: 'rtl rtl'});
  await two.evaluate(() => localStorage.clear());
  await expectShown(one, {choice: 'system', dir: 'ltr ltr'});
});

test('storage that throws: the page works, and remembers as long as it is open', async () => {
  const page = await openPage(TEXT_PAGE, {
    // Docusaurus says so itself.
    allow: [/^console\.warning: Docusaurus browser storage is not available\./],
    before: async (opened) => {
      await opened.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', {get: refuse});
        Object.defineProperty(window, 'sessionStorage', {get: refuse});
      });
    },
  });
  await expectShown(page, {...LIGHT, choice: 'system'});
  await openDrawer(page);
  await choose(page, 'Dark');
  await choose(page, 'Right to left');
  await expectShown(page, {...DARK, choice: 'dark', dir: 'rtl rtl'});
});

test.describe('direction', () => {
  /** Where the parts of the layout and of a demo are, and how wide the window is. */
  const geometry = (page: Page) =>
    page.evaluate(() => {
      const parts: Record<string, string> = {
        header: 'header a[aria-label]',
        settings: 'button[aria-haspopup="dialog"]',
        tree: 'nav[aria-label="documentation"]',
        treeRow: 'nav[aria-label="documentation"] a[aria-current="page"]',
        heading: 'main h1',
        contents: 'nav[aria-label="Page table of contents"]',
        demo: '[role="group"][aria-label$=" demo"]',
        demoToolbar: '[role="group"][aria-label$=" demo"] [role="toolbar"]',
        legend: '.MuiChartsLegend-root',
        footer: '.site-footer a',
      };
      const {clientWidth} = document.documentElement;
      const boxes: Record<string, {left: number; right: number; top: number; width: number}> = {};
      for (const [name, selector] of Object.entries(parts)) {
        const visible = [...document.querySelectorAll(selector)]
          .map((element) => element.getBoundingClientRect())
          .find((box) => box.width > 0);
        if (visible) {
          const {left, right, top, width} = visible;
          boxes[name] = {left, right, top, width};
        }
      }
      return {clientWidth, boxes};
    });

  /** Expects listings, and code in a sentence with the signs around it, to run from left to right. */
  async function expectCodeLeftToRight(page: Page): Promise<void> {
    const directions = await page
      .locator('pre')
      .evaluateAll((listings) => listings.map((listing) => getComputedStyle(listing).direction));
    expect([...new Set(directions)]).toEqual(['ltr']);
    const turned = await page.locator('.markdown :not(pre) > code').evaluateAll((codes) =>
      codes
        .filter(({firstChild}) => firstChild instanceof Text && firstChild.data.length > 1)
        .map(({firstChild}) => {
          const text = firstChild as Text;
          const [first, last] = [0, text.data.length - 1].map((at) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect();
          });
          return {text: text.data, isTurned: first!.top === last!.top && last!.left < first!.left};
        }),
    );
    expect(turned.filter(({text}) => /^\W/.test(text)).length).toBeGreaterThan(5);
    expect(turned.filter(({isTurned}) => isTurned)).toEqual([]);
  }

  test('the page is mirrored except its code, and is exactly as before when it changes back', async () => {
    const page = await openPage(DEMO_PAGE, {reducedMotion: true});
    for (const width of [1400, 900, 390]) {
      await page.setViewportSize({width, height: 900});
      await page.locator('[data-demo="FirstChart"]').scrollIntoViewIfNeeded();
      await page.locator('.MuiChartsLegend-root').first().waitFor();
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      // A chart finds its size when it is drawn.
      await waitForIdle(page);
      const before = await geometry(page);
      // The sidebar is a drawer of its own on narrow screens.
      expect(Object.keys(before.boxes)).toHaveLength(width < 1200 ? 8 : 10);
      await openDrawer(page);
      await choose(page, 'Right to left');
      await closeDrawer(page);
      await page.locator('[class*="rtl-"]').first().waitFor();
      await expect(async () => {
        const mirrored = await geometry(page);
        expect(Object.keys(mirrored.boxes)).toEqual(Object.keys(before.boxes));
        for (const [name, box] of Object.entries(before.boxes)) {
          const twin = mirrored.boxes[name]!;
          // A text of another direction may take another fraction of a pixel.
          expect([name, Math.abs(twin.left - (before.clientWidth - box.right)) < 1.5]).toEqual([
            name,
            true,
          ]);
          expect([name, Math.abs(twin.top - box.top) < 1.5]).toEqual([name, true]);
        }
      }).toPass();
      await expectCodeLeftToRight(page);
      await expect(async () => expect(await overflow(page)).toEqual([])).toPass();
      await openDrawer(page);
      await choose(page, 'Left to right');
      await closeDrawer(page);
      await page.waitForFunction(() => !document.querySelector('main [class*="rtl-"]'));
      await expect(async () => expect(await geometry(page)).toEqual(before)).toPass();
    }
  });
});

test('the drawer fits a phone in dark, dense and right to left, and breaks no accessibility rule', async () => {
  const page = await openPage(TEXT_PAGE, {
    reducedMotion: true,
    mode: ['dark', 'dense', 'rtl', 'phone'],
  });
  const drawer = await openDrawer(page);
  await expect(async () => expect((await drawer.boundingBox())!.width).toBe(310)).toPass();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
});
