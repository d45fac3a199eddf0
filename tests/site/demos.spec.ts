import fs from 'node:fs';
import path from 'node:path';
import {decompressFromBase64} from 'lz-string';
import type {Locator} from '@playwright/test';
import {
  axeViolations,
  expect,
  openPage,
  quiet,
  readShifts,
  test,
  watchShifts,
  weigh,
} from './harness';
import {buildFolder} from './harness/builds';
import {
  BARS,
  ODD,
  OPTIONS,
  PICKERS,
  clipboard,
  codeOf,
  demoOf,
  openDemo,
  pushDown,
  runDemo,
  stageOf,
} from './harness/demo';
import {ROOT} from './harness/paths';

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

test.describe('what a page with demos weighs', () => {
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
    // The messages for readers come a while after the page: they are weighed with the first demo, never with the second.
    await page.getByRole('button', {name: /^[1-9]\d* unread notifications$/}).waitFor();
    await runDemo(page, name);
    await quiet(page);
    return {page, before, read: scale!.read};
  }

  for (const [what, address, name, most] of [
    ['a picker', PICKERS, 'FirstPicker', 420],
    ['a tree', '/x/react-tree-view/quickstart/', 'FirstTree', 420],
    ['a grid', '/x/react-data-grid/quickstart/', 'FirstGrid', 420],
    ['a chart', '/x/react-charts/quickstart/', 'FirstChart', 420],
    ['a chart of a page with Pro ones', BARS, 'BasicBars', 420],
    ['a grid of a page with Premium ones', '/x/react-data-grid/', 'DepartureBoard', 420],
    ['a Premium grid', '/x/react-data-grid/features/', 'FeatureSwitches', 540],
  ] as const) {
    test(`${what}: no demo code before it is near, then within the budget`, async () => {
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
    });
  }

  for (const [what, address, name, label] of [
    ['a Pro chart', BARS, 'ZoomedBars', 'Pro plan'],
    ['a Pro picker', '/x/react-date-pickers/', 'StayPicker', 'Pro plan'],
    ['a Pro tree', '/x/react-tree-view/', 'OrderedItems', 'Pro plan'],
    ['a Premium grid', '/x/react-data-grid/', 'GroupedBoard', 'Premium plan'],
  ] as const) {
    test(`${what} stays within the budget of commercial demos`, async () => {
      let scale: ReturnType<typeof weigh> | undefined;
      const page = await openPage(`${address}#${name}`, {
        before: (opened) => void (scale = weigh(opened)),
      });
      const demo = await runDemo(page, name);
      expect(await demo.getByRole('toolbar').getByText(label).count()).toBe(1);
      await quiet(page);
      expect((await scale!.read()).js).toBeLessThanOrEqual(540);
    });
  }

  for (const [what, address, name, second] of [
    ['tree', '/x/react-tree-view/quickstart/', 'FirstTree', 'TreeFromData'],
    ['grid', '/x/react-data-grid/quickstart/', 'FirstGrid', 'EditableGrid'],
    ['chart', '/x/react-charts/quickstart/', 'FirstChart', 'SelfContained'],
  ] as const) {
    test(`the second ${what} adds nothing but itself`, async () => {
      const {page, read} = await weighFirstDemo(address, name);
      const first = (await read()).js;
      await runDemo(page, second);
      await quiet(page);
      expect((await read()).js - first).toBeLessThanOrEqual(10);
    });
  }
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
    await runDemo(page, name!);
  }
  expect(await readShifts(page)).toEqual([]);
});

test.describe('the toolbar', () => {
  test('expands and collapses the code', async () => {
    const {demo} = await openDemo(BARS, 'BasicBars');
    await expect(async () => expect(await codeOf(demo)).toMatch(/^<BarChart/)).toPass();
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await expect(async () => expect(await codeOf(demo)).toMatch(/^import {BarChart}/)).toPass();
    await demo.getByRole('button', {name: 'Collapse code'}).click();
    await expect(async () => expect(await codeOf(demo)).toMatch(/^<BarChart/)).toPass();
  });

  test('changes the language of all demos of the page, and remembers it', async () => {
    const {page, demo} = await openDemo(BARS, 'TimeBars');
    await demo.getByRole('button', {name: 'Show JavaScript source'}).click();
    await demo.getByText('valueFormatter: (day, {location})').waitFor();
    await expect(async () =>
      expect(await page.evaluate(() => document.cookie)).toContain('codeVariant=JS'),
    ).toPass();
    const other = await runDemo(page, 'DatasetBars');
    await other.getByRole('button', {name: 'Expand code'}).click();
    await other.getByRole('tab', {name: 'data/ferries.js'}).waitFor();
  });

  test('changes the styling of all demos of the page, and the styles with it', async () => {
    const {page, demo} = await openDemo(BARS, 'ChartCard');
    await demo.getByRole('combobox', {name: 'Styling'}).selectOption('Plain CSS');
    await demo.locator('.card').waitFor();
    const radius = () =>
      demo.locator('section').evaluate((card) => getComputedStyle(card).borderRadius);
    await expect(async () => expect(await radius()).toBe('12px')).toPass();
    await expect(async () =>
      expect(await demoOf(page, 'StyledBars').getByRole('combobox').inputValue()).toBe('css'),
    ).toPass();
    await demo.getByRole('combobox').selectOption('Tailwind CSS');
    await demo.locator('.rounded-xl').waitFor();
    await expect(async () => expect(await radius()).toBe('12px')).toPass();
    // The classes of a demo mean nothing outside of it.
    expect(
      await page.evaluate(() => {
        const probe = document.createElement('p');
        probe.className = 'card rounded-xl p-5';
        document.body.append(probe);
        return getComputedStyle(probe).borderRadius;
      }),
    ).not.toBe('12px');
    await expect(async () =>
      expect(await page.evaluate(() => document.cookie)).toContain('codeStyling=tailwind'),
    ).toPass();
  });

  test('copies the file on show', async () => {
    const {page, demo} = await openDemo(BARS, 'StackedBars', {clipboard: true});
    await demo.getByRole('button', {name: 'Copy the source'}).click();
    await expect(async () =>
      expect(await clipboard(page)).toMatch(/^import {BarChart}.*\n}$/s),
    ).toPass();
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await demo.getByRole('tab', {name: 'data/ferries.ts'}).click();
    await demo.getByRole('button', {name: 'Copy the source'}).click();
    await expect(async () =>
      expect(await clipboard(page)).toContain('export const seasons'),
    ).toPass();
  });

  test('shows a check for 1000 ms after copying', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars', {clipboard: true});
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

  for (const [language, fragment] of [
    ['JavaScript', '#css-ChartCard.js'],
    ['TypeScript', '#css-ChartCard.tsx'],
  ] as const) {
    test(`copies the link to the ${language} source`, async () => {
      const {page, demo} = await openDemo(BARS, 'ChartCard', {
        clipboard: true,
        cookies: {codeStyling: 'css'},
      });
      await demo.getByRole('button', {name: 'See more'}).click();
      await page.getByRole('menuitem', {name: `Copy link to ${language} source`}).click();
      await page
        .getByText('Link to the source code has been copied to your clipboard.')
        .first()
        .waitFor();
      await expect(async () =>
        expect(await clipboard(page)).toMatch(new RegExp(`/x/react-charts/bars/${fragment}$`)),
      ).toPass();
    });
  }

  test('leads to the source on the code host', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars');
    await demo.getByRole('button', {name: 'See more'}).click();
    expect(
      await page.getByRole('menuitem', {name: 'View the source on GitHub'}).getAttribute('href'),
    ).toMatch(/\/blob\/v8\.12\.1\/docs\/react-charts\/bars\/BasicBars\.tsx$/);
  });

  for (const [name, address, read] of [
    ['StackBlitz', 'https://stackblitz.com/', readStackBlitz],
    ['CodeSandbox', 'https://codesandbox.io/', readCodeSandbox],
  ] as const) {
    test(`opens the demo in ${name}, on the versions that the page runs on`, async () => {
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
  }

  test('resets the focus to the start of the demo', async () => {
    const {page, demo} = await openDemo(PICKERS, 'FirstPicker');
    await demo.getByRole('button', {name: 'Reset focus to test keyboard navigation'}).click();
    await page.keyboard.press('Tab');
    await expect(async () =>
      expect(await stageOf(demo).evaluate((stage) => stage.contains(document.activeElement))).toBe(
        true,
      ),
    ).toPass();
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
    await expect(async () =>
      expect(await frame.boundingBox()).toMatchObject({x: 0, y: 0, width: 1400, height: 900}),
    ).toPass();
    await page.keyboard.press('Escape');
    await expect(async () => expect(await frame.boundingBox()).toEqual(before)).toPass();
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
      await expect(async () => expect([key, await focused()]).toEqual([key, name])).toPass();
    }
    await page.keyboard.press('Tab');
    await expect(async () => expect(await focused()).not.toMatch(/source|Edit|Expand/)).toPass();
    await page.evaluate(() => {
      window.dispatchEvent(new StorageEvent('storage', {key: 'docs-direction', newValue: 'rtl'}));
    });
    await page.waitForFunction(() => document.body.dir === 'rtl');
    await demo.getByRole('button', {name: 'Expand code'}).focus();
    const left = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().left);
    let before = await left();
    for (const name of ['Edit in StackBlitz', 'Edit in CodeSandbox', 'Copy the source']) {
      await page.keyboard.press('ArrowLeft');
      await expect(async () => expect(await focused()).toBe(name)).toPass();
      expect(await left()).toBeLessThan(before);
      before = await left();
    }
  });

  test('has a menu for everything on a phone', async () => {
    const {page, demo} = await openDemo(BARS, 'BasicBars', {mode: 'phone'});
    expect(await demo.getByRole('button', {name: 'Edit in StackBlitz'}).isVisible()).toBe(false);
    await demo.getByRole('button', {name: 'See more'}).click();
    await expect(async () =>
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
    ).toPass();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(async () => expect(await page.getByRole('menuitem').count()).toBe(0)).toPass();
  });
});

test.describe('deep links', () => {
  /** What a reader chose before. */
  const CSS_JS = {codeStyling: 'css', codeVariant: 'JS'};

  for (const [hash, cookies, styling, pressed] of [
    ['#StyledBars.tsx', {}, 'system', 'Show TypeScript source'],
    ['#StyledBars.tsx', CSS_JS, 'css', 'Show TypeScript source'],
    ['#StyledBars.js', {}, 'system', 'Show JavaScript source'],
    ['#system-StyledBars.tsx', CSS_JS, 'system', 'Show TypeScript source'],
    ['#system-StyledBars.js', {}, 'system', 'Show JavaScript source'],
    ['#css-StyledBars.tsx', {}, 'css', 'Show TypeScript source'],
    ['#css-StyledBars.js', {}, 'css', 'Show JavaScript source'],
    ['#tailwind-StyledBars.tsx', CSS_JS, 'tailwind', 'Show TypeScript source'],
    ['#tailwind-StyledBars.js', {}, 'tailwind', 'Show JavaScript source'],
  ] as const) {
    test(`${hash} after the choice of ${JSON.stringify(cookies)} opens the demo as ${styling}`, async () => {
      const page = await openPage(BARS + hash, {cookies});
      const demo = demoOf(page, 'StyledBars');
      await demo.getByRole('button', {name: 'Collapse code'}).waitFor();
      await expect(async () =>
        expect(await demo.getByRole('combobox').inputValue()).toBe(styling),
      ).toPass();
      await expect(async () =>
        expect(await demo.getByRole('button', {name: pressed}).getAttribute('aria-pressed')).toBe(
          'true',
        ),
      ).toPass();
      await expect(async () => {
        const {y} = (await demo.boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(50);
        expect(y).toBeLessThanOrEqual(90);
      }).toPass();
    });
  }

  test('a later change of the address does the same', async () => {
    const page = await openPage(BARS);
    await page.evaluate(() => {
      window.location.hash = '#tailwind-ChartCard.js';
    });
    const demo = demoOf(page, 'ChartCard');
    await demo.getByRole('button', {name: 'Collapse code'}).waitFor();
    await expect(async () =>
      expect(await demo.getByRole('combobox').inputValue()).toBe('tailwind'),
    ).toPass();
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
    await stageOf(await runDemo(page, 'BasicBars'))
      .getByText('Island')
      .waitFor();
  });

  test('the name alone leads to the demo and opens nothing', async () => {
    const page = await openPage(`${BARS}#StyledBars`);
    const demo = demoOf(page, 'StyledBars');
    await expect(async () =>
      expect((await demo.boundingBox())!.y).toBeLessThanOrEqual(90),
    ).toPass();
    expect(await demo.getByRole('button', {name: 'Expand code'}).count()).toBe(1);
  });
});

test.describe('when something fails', () => {
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
    await runDemo(page, 'OwnWindow');
    await alert.getByRole('button', {name: 'Reset demo'}).click();
    await stageOf(demo).getByRole('button', {name: 'Break'}).click();
    await alert.waitFor();
    // The button of the toolbar does the same.
    await demo.getByRole('toolbar').getByRole('button', {name: 'Reset demo'}).click();
    await stageOf(demo).getByRole('button', {name: 'Break'}).waitFor();
    await expect(async () => expect(await alert.count()).toBe(0)).toPass();
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
    const before = refused.length;
    await retry.click();
    await expect(() => expect(refused.length).toBeGreaterThan(before)).toPass();
    // The message stands there all the while. A third try that comes before the second has failed would only wait for that one.
    await quiet(page);
    await demo.getByText('This demo could not be loaded').waitFor();
    refuse = false;
    await retry.click();
    await stageOf(demo).getByRole('button', {name: 'Break'}).waitFor();
    await expect(async () => expect(await demo.getByRole('alert').count()).toBe(0)).toPass();
  });
});

test('code can be read without scripts', async () => {
  const page = await openPage(BARS, {javaScriptEnabled: false});
  const demo = demoOf(page, 'TimeBars');
  expect(await demo.locator('pre').innerText()).toMatch(
    /^import {BarChart}[\s\S]*export default function TimeBars/,
  );
  expect(await demo.getByRole('toolbar').isVisible()).toBe(false);
});
