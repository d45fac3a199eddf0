import fs from 'node:fs';
import path from 'node:path';
import {decompressFromBase64} from 'lz-string';
import type {Locator, Page} from 'playwright-core';
import {
  axeViolations,
  eventually,
  openPage,
  quiet,
  readShifts,
  watchShifts,
  weigh,
  type OpenOptions,
} from './harness';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';

const BARS = '/x/react-charts/bars/';
/** Demos of the fixtures. */
const ODD = '/x/react-charts/demos/';
/** Demos of the fixtures with what a page may ask of a demo. */
const OPTIONS = '/x/react-charts/options/';
const PICKERS = '/x/react-date-pickers/quickstart/';

const demoOf = (page: Page, name: string) => page.locator(`[data-demo="${name}"]`);
const stageOf = (demo: Locator) => demo.locator('[data-demo-scope]');
const codeOf = (demo: Locator) => demo.locator('pre').innerText();

/** Brings a demo into view and waits until it runs. */
async function run(page: Page, name: string): Promise<Locator> {
  const demo = demoOf(page, name);
  await demo.scrollIntoViewIfNeeded();
  await stageOf(demo).locator(':scope > *').first().waitFor({state: 'attached'});
  return demo;
}

async function openDemo(
  address: string,
  name: string,
  options?: OpenOptions,
): Promise<{page: Page; demo: Locator}> {
  const page = await openPage(address, {
    ...options,
    context: {permissions: ['clipboard-read', 'clipboard-write'], ...options?.context},
  });
  return {page, demo: await run(page, name)};
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What a posted form brings to an online editor: the demo, and the packages that it runs on. */
interface Posted {
  code: string | undefined;
  dependencies: Record<string, string>;
}

function readStackBlitz(form: URLSearchParams): Posted {
  const read = (file: string) => form.get(`project[files][${file}]`) ?? undefined;
  const {dependencies} = JSON.parse(read('package.json')!) as Posted;
  return {code: read('src/Demo.tsx'), dependencies};
}

function readCodeSandbox(form: URLSearchParams): Posted {
  const packed = form.get('parameters')!.replaceAll('-', '+').replaceAll('_', '/');
  const {files} = JSON.parse(decompressFromBase64(packed)) as {
    files: Record<string, {content: string}>;
  };
  const {dependencies} = JSON.parse(files['package.json']!.content) as Posted;
  return {code: files['src/Demo.tsx']?.content, dependencies};
}

const installedVersion = (name: string): string =>
  (
    JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** Gives a page so much before its first demo that it is far below the viewport. */
const pushDown = (page: Page, address: string) =>
  page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace('</head>', '<style>main{padding-top:3000px}</style></head>'),
    });
  });

describe('what a page with demos weighs', () => {
  /** Opens a page whose first demo is far below, and weighs what comes when a reader scrolls there. */
  async function weighFirstDemo(address: string, name: string) {
    let scale: ReturnType<typeof weigh> | undefined;
    const page = await openPage(address, {
      before: async (opened) => {
        scale = weigh(opened);
        await pushDown(opened, address);
      },
    });
    await page.waitForLoadState('networkidle');
    const before = await scale!.read();
    await run(page, name);
    await quiet(page);
    return {page, before, read: scale!.read};
  }

  test.each([
    ['a picker', PICKERS, 'FirstPicker', 420],
    ['a tree', '/x/react-tree-view/quickstart/', 'FirstTree', 420],
    ['a grid', '/x/react-data-grid/quickstart/', 'FirstGrid', 420],
    ['a chart', '/x/react-charts/quickstart/', 'FirstChart', 420],
    ['a chart of a page with Pro ones', BARS, 'BasicBars', 420],
    ['a grid of a page with Premium ones', '/x/react-data-grid/', 'DepartureBoard', 420],
    ['a Premium grid', '/x/react-data-grid/features/', 'FeatureSwitches', 540],
  ])(
    '%s: no demo code before it is near, then within the budget',
    async (what, address, name, most) => {
      const {before, read} = await weighFirstDemo(address, name);
      const after = await read();
      const heaviest = after.files
        .filter(({kind}) => kind === 'js')
        .slice(0, 6)
        .map(({url, size}) => `${size.toFixed(1)} ${new URL(url).pathname}`);
      expect([what, Math.round(before.js), before.js <= 175]).toEqual([
        what,
        Math.round(before.js),
        true,
      ]);
      const isLight = before.files
        .filter(({kind}) => kind === 'js')
        .every(({url}) => {
          const file = path.join(buildFolder('site'), new URL(url).pathname);
          return !fs.readFileSync(file, 'utf8').includes('MuiButtonBase');
        });
      expect(isLight).toBe(true);
      expect(after.js <= most ? 'within' : [after.js, ...heaviest]).toBe('within');
    },
  );

  test.each([
    ['a Pro chart', BARS, 'ZoomedBars', 'Pro plan'],
    ['a Pro picker', '/x/react-date-pickers/', 'StayPicker', 'Pro plan'],
    ['a Pro tree', '/x/react-tree-view/', 'OrderedItems', 'Pro plan'],
    ['a Premium grid', '/x/react-data-grid/', 'GroupedBoard', 'Premium plan'],
  ])('%s stays within the budget of commercial demos', async (_, address, name, label) => {
    let scale: ReturnType<typeof weigh> | undefined;
    const page = await openPage(`${address}#${name}`, {
      before: (opened) => void (scale = weigh(opened)),
    });
    const demo = await run(page, name);
    expect(await demo.getByRole('toolbar').getByText(label).count()).toBe(1);
    await quiet(page);
    expect((await scale!.read()).js).toBeLessThanOrEqual(540);
  });

  test.each([
    ['tree', '/x/react-tree-view/quickstart/', 'FirstTree', 'TreeFromData'],
    ['grid', '/x/react-data-grid/quickstart/', 'FirstGrid', 'EditableGrid'],
    ['chart', '/x/react-charts/quickstart/', 'FirstChart', 'SelfContained'],
  ])('the second %s adds nothing but itself', async (_, address, name, second) => {
    const {page, read} = await weighFirstDemo(address, name);
    const first = (await read()).js;
    await run(page, second);
    await quiet(page);
    expect((await read()).js - first).toBeLessThanOrEqual(10);
  });
});

test('nothing moves while a reader scrolls through a page of demos', async () => {
  const page = await openPage(BARS, {
    before: watchShifts,
  });
  const demos = page.locator('[data-demo]');
  await page.mouse.move(700, 450);
  for (let index = 0; index < (await demos.count()); index += 1) {
    const name = await demos.nth(index).getAttribute('data-demo');
    await page.mouse.wheel(0, 400);
    await run(page, name!);
  }
  expect(await readShifts(page)).toEqual([]);
});

describe('the toolbar', () => {
  test('expands and collapses the code', async () => {
    const {demo} = await openDemo(BARS, 'BasicBars');
    await eventually(async () => expect(await codeOf(demo)).toMatch(/^<BarChart/));
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await eventually(async () => expect(await codeOf(demo)).toMatch(/^import {BarChart}/));
    await demo.getByRole('button', {name: 'Collapse code'}).click();
    await eventually(async () => expect(await codeOf(demo)).toMatch(/^<BarChart/));
  });

  test('changes the language of all demos of the page, and remembers it', async () => {
    const {page, demo} = await openDemo(BARS, 'TimeBars');
    await demo.getByRole('button', {name: 'Show JavaScript source'}).click();
    await demo.getByText('valueFormatter: (day, {location})').waitFor();
    await eventually(async () =>
      expect(await page.evaluate(() => document.cookie)).toContain('codeVariant=JS'),
    );
    const other = await run(page, 'DatasetBars');
    await other.getByRole('button', {name: 'Expand code'}).click();
    await other.getByRole('tab', {name: 'data/ferries.js'}).waitFor();
  });

  test('changes the styling of all demos of the page, and the styles with it', async () => {
    const {page, demo} = await openDemo(BARS, 'ChartCard');
    await demo.getByRole('combobox', {name: 'Styling'}).selectOption('Plain CSS');
    await demo.locator('.card').waitFor();
    const radius = () =>
      demo.locator('section').evaluate((card) => getComputedStyle(card).borderRadius);
    await eventually(async () => expect(await radius()).toBe('12px'));
    await eventually(async () =>
      expect(await demoOf(page, 'StyledBars').getByRole('combobox').inputValue()).toBe('css'),
    );
    await demo.getByRole('combobox').selectOption('Tailwind CSS');
    await demo.locator('.rounded-xl').waitFor();
    await eventually(async () => expect(await radius()).toBe('12px'));
    // The classes of a demo mean nothing outside of it.
    expect(
      await page.evaluate(() => {
        const probe = document.createElement('p');
        probe.className = 'card rounded-xl p-5';
        document.body.append(probe);
        return getComputedStyle(probe).borderRadius;
      }),
    ).not.toBe('12px');
    await eventually(async () =>
      expect(await page.evaluate(() => document.cookie)).toContain('codeStyling=tailwind'),
    );
  });

  test('copies the file on show', async () => {
    const {page, demo} = await openDemo(BARS, 'StackedBars');
    await demo.getByRole('button', {name: 'Copy the source'}).click();
    await eventually(async () =>
      expect(await clipboard(page)).toMatch(/^import {BarChart}.*\n}$/s),
    );
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await demo.getByRole('tab', {name: 'data/ferries.ts'}).click();
    await demo.getByRole('button', {name: 'Copy the source'}).click();
    await eventually(async () => expect(await clipboard(page)).toContain('export const seasons'));
  });

  test('shows a check for 1000 ms after copying', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars');
    await demo.getByRole('button', {name: 'Copy the source'}).focus();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await demo.getByRole('button', {name: 'Copy the source'}).press('Enter');
    const check = demo.locator('[data-icon="check"]');
    await check.waitFor();
    await page.clock.runFor(990);
    expect(await check.count()).toBe(1);
    await page.clock.runFor(10);
    await check.waitFor({state: 'detached'});
  });

  test('says so where copying is refused', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars', {
      // It is told to the page's error event as well, where monitoring listens.
      allow: [/uncaught: The request is not allowed/],
      before: async (opened) => {
        await opened.addInitScript(() => {
          Clipboard.prototype.writeText = () =>
            Promise.reject(new DOMException('refused', 'NotAllowedError'));
          document.execCommand = () => false;
        });
      },
    });
    await demo.getByRole('button', {name: 'Copy the source'}).click();
    await page.getByText('Your browser does not allow copying.').first().waitFor();
    expect(await demo.locator('[data-icon="check"]').count()).toBe(0);
  });

  test.each([
    ['JavaScript', '#css-ChartCard.js'],
    ['TypeScript', '#css-ChartCard.tsx'],
  ])('copies the link to the %s source', async (language, fragment) => {
    const {page, demo} = await openDemo(BARS, 'ChartCard', {cookies: {codeStyling: 'css'}});
    await demo.getByRole('button', {name: 'See more'}).click();
    await page.getByRole('menuitem', {name: `Copy link to ${language} source`}).click();
    await page
      .getByText('Link to the source code has been copied to your clipboard.')
      .first()
      .waitFor();
    await eventually(async () =>
      expect(await clipboard(page)).toMatch(new RegExp(`/x/react-charts/bars/${fragment}$`)),
    );
  });

  test('leads to the source on the code host', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars');
    await demo.getByRole('button', {name: 'See more'}).click();
    expect(
      await page.getByRole('menuitem', {name: 'View the source on GitHub'}).getAttribute('href'),
    ).toMatch(/\/blob\/v8\.12\.1\/docs\/react-charts\/bars\/BasicBars\.tsx$/);
  });

  test.each([
    ['StackBlitz', 'https://stackblitz.com/', readStackBlitz],
    ['CodeSandbox', 'https://codesandbox.io/', readCodeSandbox],
  ])('opens the demo in %s, on the versions that the page runs on', async (name, address, read) => {
    const posted: URLSearchParams[] = [];
    const {page, demo} = await openDemo(PICKERS, 'FirstPicker', {
      intercept: {
        [address]: (route) => {
          posted.push(new URLSearchParams(route.request().postData() ?? ''));
          return route.fulfill({body: 'opened'});
        },
      },
    });
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      demo.getByRole('button', {name: `Edit in ${name}`}).click(),
    ]);
    await tab.getByText('opened').waitFor();
    const {code, dependencies} = read(posted[0]!);
    expect(code).toMatch(/^import {AdapterDayjs}[\s\S]*export default function FirstPicker/);
    expect(dependencies).toMatchObject(
      Object.fromEntries(
        ['@mui/x-date-pickers', '@mui/material', 'dayjs', 'react'].map((one) => [
          one,
          installedVersion(one),
        ]),
      ),
    );
    expect(await page.locator('form').count()).toBe(0);
  });

  test('resets the focus to the start of the demo', async () => {
    const {page, demo} = await openDemo(PICKERS, 'FirstPicker');
    await demo.getByRole('button', {name: 'Reset focus to test keyboard navigation'}).click();
    await page.keyboard.press('Tab');
    await eventually(async () =>
      expect(await stageOf(demo).evaluate((stage) => stage.contains(document.activeElement))).toBe(
        true,
      ),
    );
  });

  test('resets the demo', async () => {
    const {demo} = await openDemo(BARS, 'StackOffsets');
    await demo.getByRole('button', {name: 'expand', exact: true}).click();
    await demo.getByRole('button', {name: 'Reset demo'}).click();
    await demo.locator('button[value=diverging][aria-pressed=true]').waitFor();
  });

  test('shows the demo in the whole window and gives it back', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars');
    const frame = stageOf(demo).locator('xpath=../..');
    const before = (await frame.boundingBox())!;
    await demo.getByRole('button', {name: 'Full screen'}).click();
    await eventually(async () =>
      expect(await frame.boundingBox()).toMatchObject({x: 0, y: 0, width: 1400, height: 900}),
    );
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await frame.boundingBox()).toEqual(before));
  });

  test('tells the name of each control in a tooltip, to the pointer and to the keyboard', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars');
    const controls = demo.getByRole('toolbar').locator('[data-tooltip]');
    const waitForTooltip = async (control: Locator) => {
      const name = (await control.getAttribute('aria-label'))!.replace(/^[JT]S: /, '');
      await page.waitForFunction(
        ([element, text]) => {
          const {content, visibility} = getComputedStyle(element as Element, '::after');
          return content === JSON.stringify(text) && visibility === 'visible';
        },
        [await control.elementHandle(), name] as const,
      );
    };
    expect(await controls.count()).toBe(9);
    for (const control of await controls.all()) {
      await control.hover();
      await waitForTooltip(control);
    }
    await page.mouse.move(0, 0);
    await demo.getByRole('button', {name: 'Expand code'}).focus();
    await page.keyboard.press('ArrowRight');
    await waitForTooltip(demo.getByRole('button', {name: 'Edit in StackBlitz'}));
  });

  test('is one tab stop; arrow keys, Home and End move inside, mirrored from right to left', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars');
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement!;
        return element.getAttribute('aria-label') ?? element.textContent;
      });
    await demo.getByRole('button', {name: 'Expand code'}).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Edit in StackBlitz'],
      ['ArrowLeft', 'Expand code'],
      ['End', 'See more'],
      ['ArrowRight', 'JS: Show JavaScript source'],
      ['ArrowLeft', 'See more'],
      ['Home', 'JS: Show JavaScript source'],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(async () => expect([key, await focused()]).toEqual([key, name]));
    }
    await page.keyboard.press('Tab');
    expect(await focused()).not.toMatch(/source|Edit|Expand/);
    await page.evaluate(() => {
      window.dispatchEvent(new StorageEvent('storage', {key: 'docs-direction', newValue: 'rtl'}));
    });
    await page.waitForFunction(() => document.body.dir === 'rtl');
    await demo.getByRole('button', {name: 'Expand code'}).focus();
    const left = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().left);
    let before = await left();
    for (const name of ['Edit in StackBlitz', 'Edit in CodeSandbox', 'Copy the source']) {
      await page.keyboard.press('ArrowLeft');
      await eventually(async () => expect(await focused()).toBe(name));
      expect(await left()).toBeLessThan(before);
      before = await left();
    }
  });

  test('has a menu for everything on a phone', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars', {mode: 'phone'});
    expect(await demo.getByRole('button', {name: 'Edit in StackBlitz'}).isVisible()).toBe(false);
    await demo.getByRole('button', {name: 'See more'}).click();
    await eventually(async () =>
      expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
        'Edit in StackBlitz',
        'Edit in CodeSandbox',
        'Copy the source',
        'Reset focus to test keyboard navigation',
        'Reset demo',
        'Full screen',
        'View the source on GitHub',
        'Copy link to JavaScript source',
        'Copy link to TypeScript source',
      ]),
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await page.getByRole('menuitem').count()).toBe(0));
  });
});

describe('deep links', () => {
  /** What a reader chose before. */
  const CSS_JS = {codeStyling: 'css', codeVariant: 'JS'};

  test.each([
    ['#StyledBars.tsx', {}, 'system', 'Show TypeScript source'],
    ['#StyledBars.tsx', CSS_JS, 'css', 'Show TypeScript source'],
    ['#StyledBars.js', {}, 'system', 'Show JavaScript source'],
    ['#system-StyledBars.tsx', CSS_JS, 'system', 'Show TypeScript source'],
    ['#system-StyledBars.js', {}, 'system', 'Show JavaScript source'],
    ['#css-StyledBars.tsx', {}, 'css', 'Show TypeScript source'],
    ['#css-StyledBars.js', {}, 'css', 'Show JavaScript source'],
    ['#tailwind-StyledBars.tsx', CSS_JS, 'tailwind', 'Show TypeScript source'],
    ['#tailwind-StyledBars.js', {}, 'tailwind', 'Show JavaScript source'],
  ])('%s after the choice of %j opens the demo as %s', async (hash, cookies, styling, pressed) => {
    const page = await openPage(BARS + hash, {cookies});
    const demo = demoOf(page, 'StyledBars');
    await demo.getByRole('button', {name: 'Collapse code'}).waitFor();
    await eventually(async () =>
      expect(await demo.getByRole('combobox').inputValue()).toBe(styling),
    );
    await eventually(async () =>
      expect(await demo.getByRole('button', {name: pressed}).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    );
    await eventually(async () => {
      const {y} = (await demo.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(50);
      expect(y).toBeLessThanOrEqual(90);
    });
  });

  test('a later change of the address does the same', async () => {
    const page = await openPage(BARS);
    await page.evaluate(() => {
      window.location.hash = '#tailwind-ChartCard.js';
    });
    const demo = demoOf(page, 'ChartCard');
    await demo.getByRole('button', {name: 'Collapse code'}).waitFor();
    await eventually(async () =>
      expect(await demo.getByRole('combobox').inputValue()).toBe('tailwind'),
    );
  });

  test('a link of the page itself does the same', async () => {
    const page = await openPage(OPTIONS, {build: 'fixtures'});
    await page.getByRole('link', {name: 'the closed demo in JavaScript'}).click();
    const demo = demoOf(page, 'Closed');
    await demo.getByRole('button', {name: 'Hide code'}).waitFor();
    await demo.getByRole('button', {name: 'JS: Show JavaScript source', pressed: true}).waitFor();
  });

  test('a fragment that is broken breaks nothing', async () => {
    const page = await openPage(`${BARS}#%E0%A4.tsx`);
    await stageOf(await run(page, 'BasicBars'))
      .getByText('Island')
      .waitFor();
  });

  test('the name alone leads to the demo and opens nothing', async () => {
    const page = await openPage(`${BARS}#StyledBars`);
    const demo = demoOf(page, 'StyledBars');
    await eventually(async () => expect((await demo.boundingBox())!.y).toBeLessThanOrEqual(90));
    expect(await demo.getByRole('button', {name: 'Expand code'}).count()).toBe(1);
  });
});

describe('editing in place', () => {
  const frameOf = (demo: Locator) => demo.frameLocator('iframe[sandbox]');
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
    await frameOf(demo).getByText('Palace Steps').waitFor();
    await eventually(async () => expect(await loaded()).toBeGreaterThan(0));
    await eventually(async () =>
      expect(await stageOf(demo).locator(':scope > :not(div:has(iframe))').count()).toBe(0),
    );

    await field.fill(text.replace('890, 410', '890, 410}'));
    await demo
      .getByRole('alert')
      .getByText(/^Line \d+: Unexpected token/)
      .waitFor();
    await field.fill(text.replace('Castle Steps', 'Tower Steps'));
    await frameOf(demo).getByText('Tower Steps').waitFor();
    await errorOf(demo).waitFor({state: 'detached'});

    await demo.getByRole('button', {name: 'Reset demo'}).click();
    await demo.locator('iframe').waitFor({state: 'detached'});
    await stageOf(demo).getByText('Castle Steps').waitFor();
    await eventually(async () => expect(await codeOf(demo)).toContain('Castle Steps'));
    await eventually(async () => expect(await page.getByRole('textbox').count()).toBe(0));
  });

  test('edits the preview in its place in the file, and counts its lines', async () => {
    const {demo} = await openDemo(BARS, 'HorizontalBars');
    await demo.locator('pre').getByText('="horizontal"').click();
    const field = demo.getByRole('textbox');
    await field.waitFor();
    const text = await field.inputValue();
    expect(text).toMatch(/^<BarChart\n {2}layout/);
    await field.fill(text.replace('Passengers per day', 'Guests per day'));
    await frameOf(demo).getByText('Guests per day').waitFor();
    await field.fill(text.replace('layout="horizontal"', 'layout=}'));
    await demo
      .getByRole('alert')
      .getByText(/^Line 2: /)
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
    await eventually(async () => expect(await isIn()).toBe(true));
    await page.keyboard.press('Escape');
    await eventually(async () =>
      expect(await hint.evaluate((element) => element === document.activeElement)).toBe(true),
    );
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await isIn()).toBe(true));
    await page.keyboard.press('Tab');
    await eventually(async () => expect(await isIn()).toBe(false));
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
    expect(await stageOf(demo).getByText('Island').isVisible()).toBe(true);
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
    const demo = await run(page, 'BasicBars');
    await demo.locator('pre').getByText('Island').click();
    await demo.getByRole('textbox').waitFor();
    await page.keyboard.press('End');
    await page.keyboard.type(' ');
    await frameOf(demo).getByText('Island').waitFor();
  });

  test('an error must last 300 ms to be shown', async () => {
    const {page, demo} = await openDemo(`${BARS}#BasicBars.tsx`, 'BasicBars');
    await demo.locator('pre').getByText('BasicBars').click();
    const field = demo.getByRole('textbox');
    await field.waitFor();
    const text = await field.inputValue();
    await field.fill(`${text} `);
    await frameOf(demo).getByText('Island').waitFor();
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
    await frameOf(demo).getByText('Island').waitFor();
    await eventually(async () => expect(await root.getAttribute('data-theme')).toBe('dark'));
    await eventually(async () => expect(await root.getAttribute('dir')).toBe('rtl'));
    await eventually(async () => expect(await root.getAttribute('data-density')).toBe('dense'));
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

describe('a link with changed code', () => {
  /** Makes the link as a reader does. */
  async function share(change: (text: string) => string): Promise<{page: Page; link: string}> {
    const {page, demo} = await openDemo(BARS, 'BasicBars');
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
    await eventually(async () => expect(await demo.getByRole('textbox').inputValue()).toBe(spy));
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
    await eventually(async () => expect(await codeOf(demo)).not.toContain('Peninsula'));
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

describe('when something fails', () => {
  test('a demo that throws stays alone, offers an issue and a fresh start', async () => {
    const {page, demo} = await openDemo(ODD, 'Crash', {
      build: 'fixtures',
      allow: [/broken on purpose/],
    });
    await stageOf(demo).getByRole('button', {name: 'Break'}).click();
    const alert = demo.getByRole('alert');
    await alert.getByText('This demo crashed').waitFor();
    await alert.getByText('broken on purpose').waitFor();
    const address = new URL((await alert.getByRole('link').getAttribute('href'))!);
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toBe('[docs] Demo Crash crashes');
    for (const fact of ['8.12.1', page.url(), 'Mozilla/']) {
      expect(address.searchParams.get('body')).toContain(fact);
    }
    expect(await axeViolations(page)).toEqual([]);
    await run(page, 'OwnWindow');
    await alert.getByRole('button', {name: 'Reset demo'}).click();
    await stageOf(demo).getByRole('button', {name: 'Break'}).click();
    await alert.waitFor();
    // The button of the toolbar does the same.
    await demo.getByRole('toolbar').getByRole('button', {name: 'Reset demo'}).click();
    await stageOf(demo).getByRole('button', {name: 'Break'}).waitFor();
    await eventually(async () => expect(await alert.count()).toBe(0));
  });

  test('a script that cannot be loaded is asked for again', async () => {
    let refuse = false;
    const refused: string[] = [];
    const page = await openPage(ODD, {
      build: 'fixtures',
      allow: [/request failed|ChunkLoadError/],
      before: async (opened) => {
        await pushDown(opened, ODD);
        await opened.route('**/*.js', (route) => {
          if (refuse) {
            refused.push(route.request().url());
            return route.abort('failed');
          }
          return route.continue();
        });
      },
    });
    refuse = true;
    const demo = demoOf(page, 'Crash');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByText('This demo could not be loaded').waitFor();
    expect(refused).not.toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    // Once more in vain, then with success.
    const retry = demo.getByRole('button', {name: 'Try again'});
    const again = page.waitForRequest('**/*.js');
    await retry.click();
    await again;
    await demo.getByText('This demo could not be loaded').waitFor();
    refuse = false;
    await retry.click();
    await stageOf(demo).getByRole('button', {name: 'Break'}).waitFor();
    await eventually(async () => expect(await demo.getByRole('alert').count()).toBe(0));
  });
});

describe('the chat', () => {
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
    await eventually(async () => expect(await button.isDisabled()).toBe(true));
    answer();
    const tab = await opened;
    await tab.getByText('the chat').waitFor();
    expect(posted).toEqual([
      expect.objectContaining({
        name: 'Density',
        type: 'mui-docs',
        package: {name: '@mui/x-charts', version: expect.stringMatching(/^(\d+\.|latest)/)},
        files: [expect.objectContaining({path: 'Density.tsx', isEntry: true})],
      }),
    ]);
    await eventually(async () => expect(await button.isEnabled()).toBe(true));
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
    await eventually(async () => expect(await message.isVisible()).toBe(true));
    await eventually(async () => expect(await button.isDisabled()).toBe(true));
    await page.clock.runFor(1);
    await demo.getByRole('button', {name: 'Edit in Chat', disabled: false}).waitFor();

    // The console has it too, and the message can be closed before its time.
    await button.click();
    await page.getByRole('button', {name: 'Close', exact: true}).click();
    await demo.getByRole('button', {name: 'Edit in Chat', disabled: false}).waitFor();
    await eventually(() =>
      expect(said).toEqual([
        expect.stringMatching(/^Error opening MUI Chat: Error: Failed to open MUI Chat/),
        expect.stringMatching(/^Error opening MUI Chat:/),
      ]),
    );
  });

  test('is not offered where none is configured', async () => {
    const {demo} = await openDemo(BARS, 'BasicBars');
    expect(await demo.getByRole('button', {name: 'Edit in Chat'}).count()).toBe(0);
  });
});

describe('a demo with a window of its own', () => {
  test('has the direction and the colours of the reader, and keeps its dialogs', async () => {
    const {page, demo} = await openDemo(ODD, 'OwnWindow', {
      build: 'fixtures',
      mode: ['dark', 'rtl', 'dense'],
    });
    expect(await demo.getAttribute('data-bg')).toBe('paper');
    const frame = demo.frameLocator('iframe[title="OwnWindow demo"]');
    const button = frame.getByRole('button', {name: 'Open'});
    await button.waitFor();
    const look = () =>
      button.evaluate((element) => {
        const {ownerDocument} = element;
        return {
          direction: getComputedStyle(element).direction,
          text: getComputedStyle(ownerDocument.body).color,
          size: element.className.includes('sizeSmall'),
        };
      });
    await eventually(async () =>
      expect(await look()).toEqual({direction: 'rtl', text: 'rgb(255, 255, 255)', size: true}),
    );
    await button.click();
    await frame.getByRole('dialog', {name: 'Timetable'}).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the key of the commercial packages', () => {
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
    await eventually(() => expect(said.length).toBeGreaterThan(0));
    expect(said).toEqual([...new Set(said)]);
  });

  /** What the packages were given, and what they say of it. */
  async function openCommercial(address: string, name: string, options: OpenOptions) {
    const said: string[] = [];
    const page = await openPage(address, {
      ...options,
      before: (opened) => void opened.on('console', (message) => said.push(message.text())),
    });
    const demo = await run(page, name);
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

describe('the options of a demo', () => {
  const openOptions = (name: string) => openDemo(OPTIONS, name, {build: 'fixtures'});

  test('defaultCodeOpen={false} hides even the preview', async () => {
    const {demo} = await openOptions('Closed');
    expect(await demo.locator('pre').isVisible()).toBe(false);
    await demo.getByRole('button', {name: 'Show code'}).click();
    expect(await codeOf(demo)).toMatch(/^export default function Closed/);
  });

  test('defaultCodeOpen shows all of the code, disableLiveEdit lets nobody change it', async () => {
    const {demo} = await openOptions('Fixed');
    expect(await demo.getByRole('button', {name: 'Hide code'}).isVisible()).toBe(true);
    await demo.locator('pre').getByText('output').first().click();
    expect(await demo.getByRole('textbox').count()).toBe(0);
    expect(await demo.getByRole('button', {name: 'Press Enter to start editing'}).count()).toBe(0);
  });

  test('hideToolbar shows the demo alone, maxWidth and bg say how', async () => {
    const {demo} = await openOptions('Bare');
    expect(await demo.getByRole('toolbar').count()).toBe(0);
    expect(await demo.locator('[data-state]').count()).toBe(0);
    expect((await stageOf(demo).boundingBox())!.width).toBe(480);
    const border = (name: string) =>
      stageOf(demoOf(demo.page(), name))
        .locator('xpath=../..')
        .evaluate((frame) => getComputedStyle(frame).borderTopWidth);
    expect([await border('Bare'), await border('Fixed')]).toEqual(['0px', '1px']);
  });
});

test("the frame's styles reach neither a demo nor what it opens over the page", async () => {
  const {page} = await openDemo(OPTIONS, 'Bare', {build: 'fixtures'});
  await page.locator('.MuiPopper-root .elements').waitFor();
  const differences = await page.evaluate(() => {
    const LOOKED = [
      'marginTop',
      'marginBottom',
      'paddingTop',
      'paddingLeft',
      'borderTopWidth',
    ] as const;
    const MORE = [
      'backgroundColor',
      'fontWeight',
      'display',
      'borderRadius',
      'textDecorationLine',
    ] as const;
    const look = (root: Element) =>
      [...root.querySelectorAll('*')].map((element) => {
        const style = element.ownerDocument.defaultView!.getComputedStyle(element);
        return [element.tagName, ...[...LOOKED, ...MORE].map((name) => style[name])].join(' ');
      });
    const copies = [...document.querySelectorAll('.elements')];
    // A document with nothing in it but the same elements.
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const {body} = frame.contentDocument!;
    body.innerHTML = copies[0]!.outerHTML;
    body.style.font = getComputedStyle(copies[0]!).font;
    const plain = look(body.firstElementChild!);
    frame.remove();
    return copies.map((copy) => look(copy).filter((line, index) => line !== plain[index]));
  });
  expect(differences).toEqual([[], []]);
});

test('density changes the components of a demo and changes them back', async () => {
  const {page, demo} = await openDemo(ODD, 'Density', {build: 'fixtures'});
  const stage = stageOf(demo);
  const small = stage.locator('.MuiButton-sizeSmall');
  const denseItem = stage.locator('.MuiListItem-dense');
  const denseField = stage.locator('.MuiFormControl-marginDense');
  const counts = async () =>
    Promise.all([small, denseItem, denseField].map((each) => each.count()));
  await stage.getByRole('button', {name: 'Board'}).waitFor();
  await eventually(async () => expect(await counts()).toEqual([0, 0, 0]));
  const tell = (newValue: string) =>
    page.evaluate((value) => {
      window.dispatchEvent(new StorageEvent('storage', {key: 'docs-dense', newValue: value}));
    }, newValue);
  await tell('true');
  await small.waitFor();
  await eventually(async () => expect(await counts()).toEqual([1, 1, 1]));
  await tell('false');
  await small.waitFor({state: 'detached'});
  await eventually(async () => expect(await counts()).toEqual([0, 0, 0]));
});

test.each([
  ['a grid', '/x/react-data-grid/quickstart/', 'FirstGrid', '.MuiDataGrid-root'],
  ['a chart', '/x/react-charts/quickstart/', 'FirstChart', '.MuiChartsLegend-root'],
  ['a picker', PICKERS, 'FirstPicker', '.MuiPickersTextField-root'],
  ['a tree', '/x/react-tree-view/quickstart/', 'FirstTree', '.MuiSimpleTreeView-root'],
])(
  '%s is right to left, dense and dark for a reader who wants that',
  async (_, address, name, root) => {
    const {page, demo} = await openDemo(address, name, {mode: ['rtl', 'dense', 'dark']});
    const component = demo.locator(root).first();
    await component.waitFor();
    expect(await component.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    // The text of Material's dark scheme.
    expect(
      await stageOf(demo).evaluate((element) =>
        getComputedStyle(element).getPropertyValue('--mui-palette-text-primary').trim(),
      ),
    ).toBe('#fff');
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('what a demo opens over the page has its direction and its colours, and loses them again', async () => {
  const {page, demo} = await openDemo(PICKERS, 'FirstPicker', {mode: ['rtl', 'dark']});
  // In a popper, or in a dialog where the browser knows no mouse.
  const paper = page.locator('.MuiPaper-root', {has: page.getByRole('grid')});
  const open = async () => {
    await demo.getByRole('button', {name: /^Choose date/}).click();
    await paper.getByRole('gridcell').first().waitFor();
  };
  /** The direction, whether the first day stands at the left, and whether the ground is dark. */
  const look = () =>
    paper.evaluate((element) => {
      const days = element.querySelectorAll('[role="columnheader"]');
      const isFirstLeft =
        days[0]!.getBoundingClientRect().left < days[1]!.getBoundingClientRect().left;
      const {direction, backgroundColor} = getComputedStyle(element);
      return {direction, isFirstLeft, backgroundColor};
    });
  await open();
  await eventually(async () =>
    expect(await look()).toEqual({
      direction: 'rtl',
      isFirstLeft: false,
      backgroundColor: 'rgb(18, 18, 18)',
    }),
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await paper.waitFor({state: 'detached'});
  await page.evaluate(() => {
    for (const [key, newValue] of [
      ['docs-direction', 'ltr'],
      ['mui-mode', 'light'],
    ]) {
      window.dispatchEvent(new StorageEvent('storage', {key, newValue}));
    }
  });
  await page.waitForFunction(() => !document.querySelector('main [class*="rtl-"]'));
  await open();
  await eventually(async () =>
    expect(await look()).toEqual({
      direction: 'ltr',
      isFirstLeft: true,
      backgroundColor: 'rgb(255, 255, 255)',
    }),
  );
});

test('code can be read without scripts', async () => {
  const page = await openPage(BARS, {javaScriptEnabled: false});
  const demo = demoOf(page, 'TimeBars');
  expect(await demo.locator('pre').innerText()).toMatch(
    /^import {BarChart}[\s\S]*export default function TimeBars/,
  );
  expect(await demo.getByRole('toolbar').isVisible()).toBe(false);
});
