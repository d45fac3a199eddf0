import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {INLINE_SCRIPT} from '../../plugins/reader-settings/inlineScript';
import {
  axeViolations,
  CHINESE,
  expect,
  followLink,
  hydrated,
  type OpenOptions,
  openPage,
  openTab,
  overflow,
  quiet,
  test,
  whenFull,
} from './harness';
import {buildFolder} from './harness/builds';
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

async function choose(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('button', {name, exact: true}).click();
}

const pressed = (page: Page, group: string) =>
  page.getByRole('group', {name: group, exact: true}).getByRole('button', {pressed: true});

test.describe('before the first paint', () => {
  test('the script is in every page as it is in the source, so that its hash holds', () => {
    const files = [
      path.join(buildFolder('site'), 'x/introduction/index.html'),
      path.join(buildFolder('site'), '404.html'),
      path.join(buildFolder(CHINESE), 'zh/x/introduction/index.html'),
    ];
    for (const file of files) {
      const html = fs.readFileSync(file, 'utf8');
      expect(html).toContain(`<script>${INLINE_SCRIPT}</script>`);
    }
  });

  test('stored dark on a light system: no frame of the page is light', async () => {
    const page = await openPage(TEXT_PAGE, {
      mode: 'dark',
      colorScheme: 'light',
    });
    const frames = await filmNavigation(page, TEXT_PAGE);
    expect(frames.filter(({brightness}) => brightness > 0.5)).toEqual([]);
    expect(frames.some(({brightness}) => brightness > 0 && brightness < 0.3)).toBe(true);
  });

  test('the film would show a light frame', async () => {
    const page = await openPage(TEXT_PAGE, {
      mode: 'light',
      colorScheme: 'dark',
    });
    const frames = await filmNavigation(page, TEXT_PAGE);
    expect(frames.some(({brightness}) => brightness > 0.8)).toBe(true);
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
    // The page is being read: its parts come one by one.
    await page.getByRole('contentinfo').waitFor();
    await expect(async () =>
      expect(await shown(page)).toEqual({
        ...DARK,
        choice: 'dark',
        density: 'dense',
        dir: 'rtl rtl',
      }),
    ).toPass();
    const logo = page.getByRole('link', {name: 'Go to the homepage'}).first();
    await expect(async () => expect((await logo.boundingBox())?.x).toBeGreaterThan(700)).toPass();
  });
});

test.describe('colour mode', () => {
  for (const [what, storage, colorScheme, expected, choice] of [
    ['nothing', {}, 'light', LIGHT, 'system'],
    ['nothing, dark system', {}, 'dark', DARK, 'system'],
    ['light, dark system', {'mui-mode': 'light'}, 'dark', LIGHT, 'light'],
    ['dark', {'mui-mode': 'dark'}, 'light', DARK, 'dark'],
    ['an unknown mode', {'mui-mode': 'ligh'}, 'dark', DARK, 'system'],
    [
      'dark for light',
      {'mui-color-scheme-light': 'dark'},
      'light',
      {...LIGHT, theme: 'dark'},
      'system',
    ],
  ] as const) {
    test(`stored: ${what}`, async () => {
      const page = await openPage(TEXT_PAGE, {storage, colorScheme});
      expect(await shown(page)).toMatchObject({...expected, choice});
      expect(await stored(page)).toEqual(storage);
    });
  }

  test('the button in the header: system, light, dark, and round again', async () => {
    const page = await openPage(TEXT_PAGE, {colorScheme: 'dark'});
    const button = page.getByRole('button', {name: /^Switch between dark and light mode/});
    for (const state of [
      'system: dark mode-dark, system mode',
      'light: light mode-light, light mode',
      'dark: dark mode-dark, dark mode',
      'system: dark mode-dark, system mode',
    ]) {
      await expect(async () => {
        const {theme, choice, body} = await shown(page);
        expect(`${choice}: ${theme} ${body}, ${await button.getAttribute('title')}`).toBe(state);
      }).toPass();
      await button.click();
    }
  });

  test('the drawer, the header and MUI are of one mind', async () => {
    const page = await openPage(TEXT_PAGE, {colorScheme: 'light'});
    const drawer = await openDrawer(page);
    const ground = () => drawer.evaluate((node) => getComputedStyle(node).backgroundColor);
    await expect(async () => expect(await ground()).toBe('rgb(255, 255, 255)')).toPass();
    await choose(page, 'Dark');
    await expect(async () =>
      expect(await shown(page)).toMatchObject({...DARK, choice: 'dark'}),
    ).toPass();
    await expect(async () => expect(await ground()).toBe('rgb(15, 18, 20)')).toPass();
    await expect(async () => expect(await stored(page)).toEqual({'mui-mode': 'dark'})).toPass();
    await page.keyboard.press('Escape');
    await drawer.waitFor({state: 'detached'});
    await page.getByRole('button', {name: /currently dark mode/}).click();
    await expect(async () => expect(await stored(page)).toEqual({'mui-mode': 'system'})).toPass();
    await openDrawer(page);
    await expect(async () =>
      expect(await pressed(page, 'Mode').textContent()).toBe('System'),
    ).toPass();
  });

  test('another tab follows, both ways, and what it removes is forgotten', async () => {
    const one = await openPage(TEXT_PAGE);
    const two = await openTab(one, DEMO_PAGE);
    await openDrawer(one);
    await choose(one, 'Dark');
    await two.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await expect(async () =>
      expect(await shown(two)).toMatchObject({...DARK, choice: 'dark'}),
    ).toPass();
    await openDrawer(two);
    await choose(two, 'Light');
    await one.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    await expect(async () =>
      expect(await pressed(one, 'Mode').textContent()).toBe('Light'),
    ).toPass();
    await choose(two, 'Right to left');
    await one.waitForFunction(() => document.body.dir === 'rtl');
    await two.evaluate(() => localStorage.clear());
    await one.waitForFunction(() => document.documentElement.dataset.themeChoice === 'system');
  });

  test('system follows the operating system while the page is open; a choice does not', async () => {
    const page = await openPage(TEXT_PAGE, {colorScheme: 'light'});
    await expect(async () => expect(await shown(page)).toMatchObject(LIGHT)).toPass();
    await page.emulateMedia({colorScheme: 'dark'});
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await expect(async () =>
      expect(await shown(page)).toMatchObject({...DARK, choice: 'system'}),
    ).toPass();
    await page.emulateMedia({colorScheme: 'light'});
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
    await expect(async () =>
      expect(await shown(page)).toMatchObject({...LIGHT, choice: 'system'}),
    ).toPass();
    await expect(async () => expect(await stored(page)).toEqual({})).toPass();
    await openDrawer(page);
    await choose(page, 'Light');
    await page.emulateMedia({colorScheme: 'dark'});
    await page.waitForFunction(() => matchMedia('(prefers-color-scheme: dark)').matches);
    await expect(async () =>
      expect(await shown(page)).toMatchObject({...LIGHT, choice: 'light'}),
    ).toPass();
  });

  test('nothing fades through the change', async () => {
    const page = await openPage(TEXT_PAGE, {clock: true});
    const count = () =>
      page.evaluate(
        () =>
          [...document.head.querySelectorAll('style')].filter((style) =>
            style.textContent.includes('transition:none!important'),
          ).length,
      );
    await expect(async () => expect(await count()).toBe(0)).toPass();
    await page.getByRole('button', {name: /^Switch between/}).click();
    await page.getByRole('button', {name: /^Switch between/}).click();
    await expect(async () => expect(await count()).toBe(1)).toPass();
    await page.clock.runFor(1);
    await expect(async () => expect(await count()).toBe(0)).toPass();
  });

  test('it survives navigation in the page', async () => {
    const page = await openPage(TEXT_PAGE, {mode: ['dark', 'rtl', 'dense']});
    await page.evaluate(() => {
      (window as {sameDocument?: boolean}).sameDocument = true;
    });
    await followLink(page, 'All pages', '/x/all-pages/');
    await page.getByRole('heading', {name: 'All pages', level: 1}).waitFor();
    expect(await page.evaluate(() => (window as {sameDocument?: boolean}).sameDocument)).toBe(true);
    await expect(async () =>
      expect(await shown(page)).toEqual({
        ...DARK,
        choice: 'dark',
        density: 'dense',
        dir: 'rtl rtl',
      }),
    ).toPass();
  });
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
  await expect(async () =>
    expect(await shown(page)).toMatchObject({...LIGHT, choice: 'system'}),
  ).toPass();
  await openDrawer(page);
  await choose(page, 'Dark');
  await choose(page, 'Right to left');
  await expect(async () =>
    expect(await shown(page)).toMatchObject({...DARK, choice: 'dark', dir: 'rtl rtl'}),
  ).toPass();
});

test('cookies that are off: code settings work as long as the page is open', async () => {
  const page = await openPage(TEXT_PAGE, {
    before: async (opened) => {
      await opened.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        Object.defineProperty(Document.prototype, 'cookie', {get: refuse, set: refuse});
      });
    },
  });
  await openDrawer(page);
  await expect(async () =>
    expect(await pressed(page, 'Code language').textContent()).toBe('TypeScript'),
  ).toPass();
  await choose(page, 'JavaScript');
  await choose(page, 'Tailwind CSS');
  await expect(async () =>
    expect(await pressed(page, 'Code language').textContent()).toBe('JavaScript'),
  ).toPass();
  await expect(async () =>
    expect(await pressed(page, 'Code styling').textContent()).toBe('Tailwind CSS'),
  ).toPass();
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

  for (const width of [1400, 900, 390] as const) {
    test(`the page mirrors, and comes back exactly (${width} px)`, async () => {
      const page = await openPage(DEMO_PAGE, {width, reducedMotion: true});
      await page.locator('[data-demo="FirstChart"]').scrollIntoViewIfNeeded();
      await page.locator('.MuiChartsLegend-root').first().waitFor();
      await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      // A chart finds its size when it is drawn.
      await quiet(page);
      const before = await geometry(page);
      // The sidebar is a drawer of its own on narrow screens.
      expect(Object.keys(before.boxes)).toHaveLength(width < 1200 ? 8 : 10);
      await openDrawer(page);
      await choose(page, 'Right to left');
      await page.getByRole('button', {name: 'Close'}).click();
      await page.getByRole('dialog').waitFor({state: 'detached'});
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
      await expect(async () => expect(await overflow(page)).toEqual([])).toPass();
      await openDrawer(page);
      await choose(page, 'Left to right');
      await page.getByRole('button', {name: 'Close'}).click();
      await page.getByRole('dialog').waitFor({state: 'detached'});
      await page.waitForFunction(() => !document.querySelector('main [class*="rtl-"]'));
      await expect(async () => expect(await geometry(page)).toEqual(before)).toPass();
    });
  }

  test('code stays left to right', async () => {
    const page = await openPage(DEMO_PAGE, {mode: 'rtl'});
    const directions = await page.evaluate(() =>
      [...document.querySelectorAll('pre')].map((pre) => getComputedStyle(pre).direction),
    );
    expect(directions.length).toBeGreaterThan(0);
    expect(new Set(directions)).toEqual(new Set(['ltr']));
  });

  test('code inside a sentence stays left to right too, brackets and all', async () => {
    const page = await openPage('/x/react-data-grid/quickstart/', {mode: 'rtl'});
    const turned = await page.locator('.markdown :not(pre) > code').evaluateAll((codes) =>
      codes
        .filter(({firstChild}) => firstChild instanceof Text && firstChild.data.length > 1)
        .filter(({firstChild}) => {
          const text = firstChild as Text;
          const [first, last] = [0, text.data.length - 1].map((at) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect();
          });
          return first!.top === last!.top && last!.left < first!.left;
        })
        .map(({textContent}) => textContent),
    );
    expect(turned).toEqual([]);
  });

  test('the drawer stands at the end of the page', async () => {
    const page = await openPage(TEXT_PAGE, {mode: 'rtl', reducedMotion: true});
    const drawer = await openDrawer(page);
    await expect(async () =>
      expect(await drawer.boundingBox()).toMatchObject({x: 0, width: 360}),
    ).toPass();
    await choose(page, 'Left to right');
    await page.waitForFunction(
      () =>
        document.querySelector('[role="dialog"][aria-modal]')!.getBoundingClientRect().right ===
        innerWidth,
    );
  });
});

test('density: on, kept over a reload, and off again', async () => {
  const page = await openPage(TEXT_PAGE);
  await openDrawer(page);
  const close = page.getByRole('button', {name: 'Close'});
  const height = async () => (await close.boundingBox())!.height;
  const normal = await height();
  await page.getByRole('switch', {name: 'Apply higher density via props'}).click();
  await expect(async () => expect(await shown(page)).toMatchObject({density: 'dense'})).toPass();
  // Density is for demos: the drawer itself stays as it is.
  await expect(async () => expect(await height()).toBe(normal)).toPass();
  await page.reload();
  await hydrated(page);
  await expect(async () => expect(await shown(page)).toMatchObject({density: 'dense'})).toPass();
  await openDrawer(page);
  await page.getByRole('button', {name: 'Reset density'}).click();
  await expect(async () => expect(await height()).toBe(normal)).toPass();
  await expect(async () => expect(await stored(page)).toEqual({'docs-dense': 'false'})).toPass();
});

test.describe('what the fragment of the address says about code', () => {
  const expectSettings = async (page: Page, expected: string[]) => {
    await openDrawer(page);
    await expect(async () =>
      expect([
        await pressed(page, 'Code language').textContent(),
        await pressed(page, 'Code styling').textContent(),
      ]).toEqual(expected),
    ).toPass();
  };
  // The settings are read on every page; what a demo makes of them is told in demos.test.ts.
  const open = (hash: string, options: OpenOptions = {}) =>
    openPage(`${TEXT_PAGE}${hash}`, options);
  const cookies = {codeVariant: 'JS', codeStyling: 'css'};
  const TS = 'TypeScript';
  const JS = 'JavaScript';
  const [SYSTEM, CSS, TAILWIND] = ['MUI System', 'Plain CSS', 'Tailwind CSS'];

  // One of each way to answer; how a fragment is read is told in parseDemoHash.test.ts.
  for (const [hash, variant, savedVariant, styling, savedStyling] of [
    ['', TS, JS, SYSTEM, CSS],
    ['#BasicBars.js', JS, JS, SYSTEM, CSS],
    ['#css-BasicBars.tsx', TS, TS, CSS, CSS],
    ['#tailwind-BasicBars.js', JS, JS, TAILWIND, TAILWIND],
    ['#system-BasicBars.tsx', TS, TS, SYSTEM, SYSTEM],
    ['#css-BasicBars', TS, JS, SYSTEM, CSS],
  ] as const) {
    test(`${JSON.stringify(hash)}`, async () => {
      const fresh = await open(hash);
      await expectSettings(fresh, [variant, styling]);
      expect(await fresh.evaluate(() => document.cookie)).toBe('');
      await expectSettings(await open(hash, {cookies}), [savedVariant, savedStyling]);
    });
  }

  test('a later one counts too, and is kept', async () => {
    const page = await openPage('/x/react-charts/bars/#BasicBars.js');
    await page.evaluate(() => {
      location.hash = '#tailwind-BasicBars.tsx';
    });
    await expectSettings(page, [TS, TAILWIND]);
    expect((await page.evaluate(() => document.cookie)).split('; ').sort()).toEqual([
      'codeStyling=tailwind',
      'codeVariant=TS',
    ]);
  });

  test('a choice in the drawer is kept for a year, for the whole site', async () => {
    const page = await open('');
    await openDrawer(page);
    await choose(page, 'JavaScript');
    await expect(async () => expect(await page.context().cookies()).toHaveLength(1)).toPass();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({name: 'codeVariant', value: 'JS', path: '/'});
    const days = (cookie!.expires - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(365.1);
  });
});

test.describe('the drawer', () => {
  test('loads when it is about to be wanted', async () => {
    const scripts: string[] = [];
    const page = await openPage(TEXT_PAGE, {
      before: (opened) => void opened.on('request', (request) => scripts.push(request.url())),
    });
    // The bell's part comes a while after the page, and is not meant here.
    await expect(() =>
      expect(scripts).toContainEqual(expect.stringMatching(/\/notifications\.json$/)),
    ).toPass();
    await quiet(page);
    const before = scripts.length;
    await page.getByRole('button', {name: 'Toggle settings drawer'}).hover();
    await expect(() => expect(scripts.length).toBeGreaterThan(before)).toPass();
    await quiet(page);
    const loaded = scripts.length;
    await openDrawer(page);
    await quiet(page);
    expect(scripts.slice(loaded)).toEqual([]);
  });

  test('keyboard alone: open, walk round, change, close; the focus returns', async () => {
    const page = await openPage(TEXT_PAGE);
    const button = page.getByRole('button', {name: 'Toggle settings drawer'});
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', {name: 'Settings'});
    await drawer.waitFor();
    const inside = () => page.evaluate(() => !!document.activeElement?.closest('.MuiDrawer-root'));
    // The drawer takes the focus a moment after it is there.
    await expect(async () => expect(await inside()).toBe(true)).toPass();
    const names: string[] = [];
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
      names.push(
        await page.evaluate(
          () =>
            document.activeElement?.textContent ||
            document.activeElement?.getAttribute('aria-label') ||
            '',
        ),
      );
    }
    expect(names).toEqual(
      expect.arrayContaining(['Close', 'Dark', 'Right to left', 'Tailwind CSS', 'English']),
    );
    await page.getByRole('button', {name: 'Dark', exact: true}).focus();
    await page.keyboard.press('Space');
    await expect(async () => expect(await shown(page)).toMatchObject(DARK)).toPass();
    await page.keyboard.press('Escape');
    await drawer.waitFor({state: 'detached'});
    await expect(async () =>
      expect(await button.evaluate((node) => node === document.activeElement)).toBe(true),
    ).toPass();
  });

  test('a click beside it closes it', async () => {
    const page = await openPage(TEXT_PAGE);
    const drawer = await openDrawer(page);
    await page.mouse.click(200, 400);
    await drawer.waitFor({state: 'detached'});
  });

  test('the page behind does not move', async () => {
    const page = await openPage(DEMO_PAGE);
    const place = () => page.locator('h1').evaluate((node) => node.getBoundingClientRect().left);
    const before = await place();
    await openDrawer(page);
    await expect(async () => expect(await place()).toBe(before)).toPass();
  });

  for (const [what, options] of [
    ['light', {mode: 'light'}],
    ['dark, dense, right to left, on a phone', {mode: ['dark', 'dense', 'rtl', 'phone']}],
    ...whenFull<[string, OpenOptions]>([
      ['dark', {mode: 'dark'}],
      ['right to left', {mode: 'rtl'}],
    ]),
  ] as [string, OpenOptions][]) {
    test(`breaks no rule of axe, and fits: ${what}`, async () => {
      const page = await openPage(TEXT_PAGE, {reducedMotion: true, ...options});
      const drawer = await openDrawer(page);
      const width = options.mode?.includes('phone') ? 310 : 360;
      await expect(async () => expect((await drawer.boundingBox())!.width).toBe(width)).toPass();
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    });
  }
});
