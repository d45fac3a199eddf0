import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page, Route} from '@playwright/test';
import {describeChecks} from '../../site/demos/demoChecks';
import {readDemo} from '../../site/demos/readDemo';
import {
  axeViolations,
  expect,
  openPage,
  waitForIdle,
  getLayoutShifts,
  setStorageFromOtherTab,
  test,
  observeLayoutShifts,
  restartLayoutShifts,
  measureTransfer,
  whenFull,
  hasFirstLoad,
} from './harness';
import {buildFolder} from './harness/builds';
import {
  BARS,
  ODD,
  PICKERS,
  clipboard,
  demoOf,
  openDemo,
  pushDown,
  runDemo,
  stageOf,
} from './harness/demo';
import {ROOT} from './harness/paths';
import {unzip} from './harness/unzip';

const installedVersion = (name: string): string =>
  (
    JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** KiB of scripts for a page and its first demo, with community packages or with paid ones. */
const MOST = {community: 420, paid: 540};

test.describe('the weight of a page with demos', () => {
  test.skip(!hasFirstLoad, 'Docusaurus fetches the demos of all pages that have a link in view.');
  for (const {address, first, most = MOST.community, second, paid} of [
    {
      address: '/x/react-date-pickers/',
      first: 'HotelBooking',
      most: MOST.paid,
      paid: ['StayPicker', 'Pro plan'],
    },
    {
      address: '/x/react-tree-view/',
      first: 'AssetExplorer',
      most: MOST.paid,
      paid: ['OrderedItems', 'Pro plan'],
    },
    {address: '/x/react-data-grid/', first: 'SalesPipeline'},
    {address: BARS, first: 'BasicBars', second: 'DatasetBars', paid: ['ZoomedBars', 'Pro plan']},
    {address: '/x/react-data-grid/features/', first: 'FeatureSwitches', most: MOST.paid},
    ...whenFull([
      {address: PICKERS, first: 'FirstPicker'},
      {address: '/x/react-tree-view/quickstart/', first: 'FirstTree', second: 'TreeFromData'},
      {address: '/x/react-data-grid/quickstart/', first: 'FirstGrid', second: 'EditableGrid'},
      {address: '/x/react-charts/quickstart/', first: 'FirstChart', second: 'SelfContained'},
    ]),
  ] as {
    address: string;
    first: string;
    most?: number;
    second?: string;
    paid?: [string, string];
  }[]) {
    test(`${address} loads no code of demos before one is near, then within the budget`, async () => {
      let scale: ReturnType<typeof measureTransfer> | undefined;
      const page = await openPage(address, {
        before: async (opened) => {
          scale = measureTransfer(opened);
          await pushDown(opened, address);
        },
      });
      /** Runs a demo, and returns the KiB of scripts that the page has loaded until then. */
      const run = async (name: string) => {
        const demo = await runDemo(page, name);
        await waitForIdle(page);
        const {js, files} = await scale!.read();
        return {demo, js, files: files.map(({url, size}) => `${size.toFixed(1)} ${url}`)};
      };
      await page.waitForLoadState('networkidle');
      const before = await scale!.read();
      expect(before.js).toBeLessThanOrEqual(175);
      const withComponents = before.files
        .filter(({kind}) => kind === 'js')
        .map(({url}) => path.join(buildFolder('site'), new URL(url).pathname))
        .filter((file) => fs.readFileSync(file, 'utf8').includes('MuiButtonBase'));
      expect(withComponents).toEqual([]);

      // The notifications come a while after the page: they count with the first demo, never with the second.
      await page.getByRole('button', {name: /^[1-9]\d* unread notifications$/}).waitFor();
      const one = await run(first);
      expect(one.js, one.files.slice(0, 8).join('\n')).toBeLessThanOrEqual(most);
      if (second) {
        const two = await run(second);
        expect(two.js - one.js, two.files.slice(0, 8).join('\n')).toBeLessThanOrEqual(10);
      }
      if (paid) {
        const [name, plan] = paid;
        const last = await run(name);
        await expect(last.demo.getByRole('toolbar').getByText(plan)).toHaveCount(1);
        expect(last.js, last.files.slice(0, 8).join('\n')).toBeLessThanOrEqual(MOST.paid);
      }
    });
  }
});

test('nothing moves while a page of demos is scrolled', async () => {
  const page = await openPage(BARS, {before: observeLayoutShifts});
  // Without Arial, whose metrics are adjusted, the first lines change when the font arrives.
  await restartLayoutShifts(page);
  const demos = page.locator('[data-demo]');
  await page.mouse.move(700, 450);
  for (let index = 0; index < (await demos.count()); index += 1) {
    const name = await demos.nth(index).getAttribute('data-demo');
    await page.mouse.wheel(0, 400);
    await runDemo(page, name!);
  }
  expect(await getLayoutShifts(page)).toEqual([]);
});

test.describe('the toolbar', () => {
  let page: Page;
  test.beforeAll(async () => {
    page = await openPage(BARS, {
      clipboard: true,
      // A refused copy is reported to the page's error event as well, where monitoring listens.
      allow: [/uncaught: The request is not allowed/],
    });
  });
  const readCookies = () => page.evaluate(() => document.cookie);

  test('expands and collapses the code, and copies the file that is shown, the demo with its style sheet', async () => {
    const demo = await runDemo(page, 'StyledBars');
    const styling = demo.getByRole('combobox', {name: 'Styling'});
    await styling.selectOption('css');
    const code = demo.locator('pre');
    const copy = demo.getByRole('button', {name: 'Copy the source'});
    const preview = /^const xAxis/;
    await expect(code).toHaveText(preview, {useInnerText: true});
    await copy.click();
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^import {BarChart}.*\n}\n\n\/\* styles\.css\n.*\.forecast.*\*\/$/s);
    await demo.getByRole('button', {name: 'Expand code'}).click();
    await expect(code).toHaveText(/^import {BarChart}/, {useInnerText: true});
    await demo.getByRole('tab', {name: 'styles.css'}).click();
    await copy.click();
    await expect.poll(() => clipboard(page)).toContain('.forecast');
    await demo.getByRole('button', {name: 'Collapse code'}).click();
    await expect(code).toHaveText(preview, {useInnerText: true});
    await styling.selectOption('system');
  });

  test('is above a line with what the demo was checked in, as recorded for its sources', async () => {
    const folder = path.join(ROOT, 'docs', BARS.replace('/x/', ''));
    const names = await page
      .locator('[data-demo]')
      .evaluateAll((demos) => demos.map((demo) => demo.getAttribute('data-demo') ?? ''));
    const lines = names.map((name) =>
      describeChecks(ROOT, folder, readDemo({siteDir: ROOT, folder, name})),
    );
    await expect(page.locator('[data-demo] > p')).toHaveText(lines.map((line) => line ?? ''));
  });

  test('reports when the browser refuses to copy', async () => {
    const demo = await runDemo(page, 'BasicBars');
    const restore = await page.evaluateHandle(() => {
      const {writeText} = Clipboard.prototype;
      Clipboard.prototype.writeText = () =>
        Promise.reject(new DOMException('refused', 'NotAllowedError'));
      document.execCommand = () => false;
      return () => {
        Clipboard.prototype.writeText = writeText;
        delete (document as Partial<Document>).execCommand;
      };
    });
    await demo.getByRole('button', {name: 'Copy the source'}).click();
    await page.getByText('Your browser blocked access to the clipboard.').first().waitFor();
    await expect(demo.locator('[data-icon="check"]')).toHaveCount(0);
    await restore.evaluate((undo) => undo());
  });

  test('changes the language of all demos of the page, and stores it', async () => {
    const demo = await runDemo(page, 'TimeBars');
    await demo.getByRole('button', {name: 'Show JavaScript source'}).click();
    await demo.getByText('valueFormatter: (day, {location})').waitFor();
    await expect.poll(readCookies).toContain('codeVariant=JS');
    const other = await runDemo(page, 'StyledBars');
    await other.getByRole('combobox', {name: 'Styling'}).selectOption('css');
    await other.getByRole('button', {name: 'Expand code'}).click();
    await other.getByRole('tab', {name: /\.js$/}).waitFor();
    await other.getByRole('button', {name: 'Collapse code'}).click();
    await other.getByRole('combobox', {name: 'Styling'}).selectOption('system');
    await demo.getByRole('button', {name: 'Show TypeScript source'}).click();
  });

  test('changes the styling of all demos of the page with its styles, stores it, and copies links to it', async () => {
    const demo = await runDemo(page, 'ChartCard');
    const styling = demo.getByRole('combobox', {name: 'Styling'});
    await styling.selectOption('Plain CSS');
    await demo.locator('.card').waitFor();
    const card = demo.locator('section');
    await expect(card).toHaveCSS('border-radius', '12px');
    await expect(demoOf(page, 'StyledBars').getByRole('combobox')).toHaveValue('css');
    for (const [language, fragment] of [
      ['JavaScript', '#css-ChartCard.js'],
      ['TypeScript', '#css-ChartCard.tsx'],
    ] as const) {
      await demo.getByRole('button', {name: 'See more'}).click();
      await page.getByRole('menuitem', {name: `Copy link to ${language} source`}).click();
      await expect
        .poll(() => clipboard(page))
        .toMatch(new RegExp(`/x/react-charts/bars/${fragment}$`));
    }
    await page.getByText('Link to the source code has been copied').first().waitFor();

    await styling.selectOption('Tailwind CSS');
    await demo.locator('.rounded-xl').waitFor();
    await expect(card).toHaveCSS('border-radius', '12px');
    await expect.poll(readCookies).toContain('codeStyling=tailwind');
    // The classes of a demo have no effect outside it.
    const outside = await page.evaluate(() => {
      const probe = document.createElement('p');
      probe.className = 'card rounded-xl p-5';
      document.body.append(probe);
      const {borderRadius} = getComputedStyle(probe);
      probe.remove();
      return borderRadius;
    });
    expect(outside).not.toBe('12px');
    await styling.selectOption('system');
  });

  test('resets the demo, and shows it in the whole window and back', async () => {
    const demo = await runDemo(page, 'StackOffsets');
    await demo.getByRole('button', {name: 'expand', exact: true}).click();
    await demo.getByRole('button', {name: 'Reset demo'}).click();
    await demo.locator('button[value=diverging][aria-pressed=true]').waitFor();

    const frame = stageOf(demo).locator('xpath=../..');
    const before = (await frame.boundingBox())!;
    await demo.getByRole('button', {name: 'Full screen'}).click();
    await expect
      .poll(() => frame.boundingBox())
      .toMatchObject({x: 0, y: 0, width: 1400, height: 900});
    // An open menu closes first.
    await demo.getByRole('button', {name: 'See more'}).click();
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    expect(await frame.boundingBox()).toMatchObject({width: 1400, height: 900});
    await page.keyboard.press('Escape');
    await expect.poll(() => frame.boundingBox()).toEqual(before);
  });

  test('shows the name of each control in a tooltip, on hover and on keyboard focus', async () => {
    const demo = await runDemo(page, 'BasicBars');
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
    await expect(controls).toHaveCount(12);
    for (const control of await controls.all()) {
      await control.hover();
      await waitForTooltip(control);
    }
    await page.mouse.move(0, 0);
    await demo.getByRole('button', {name: 'Expand code'}).focus();
    await page.keyboard.press('ArrowRight');
    await waitForTooltip(demo.getByRole('button', {name: 'Edit in StackBlitz'}));
  });

  test('is one tab stop; arrow keys, Home and End move inside, mirrored in RTL', async () => {
    const demo = await runDemo(page, 'BasicBars');
    const control = (name: string) =>
      demo.getByRole('toolbar').getByRole('button', {name, exact: true});
    await control('Expand code').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Edit in StackBlitz'],
      ['ArrowLeft', 'Expand code'],
      ['End', 'See more'],
      ['ArrowRight', 'JS: Show JavaScript source'],
      ['ArrowLeft', 'See more'],
      ['Home', 'JS: Show JavaScript source'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(control(name), key).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('toolbar').locator(':focus')).toHaveCount(0);
    await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
    await page.locator('body[dir="rtl"]').waitFor();
    await control('Expand code').focus();
    let before = Infinity;
    for (const name of ['Edit in StackBlitz', 'Edit in CodeSandbox', 'Copy the source']) {
      await page.keyboard.press('ArrowLeft');
      await expect(control(name)).toBeFocused();
      const {x} = (await control(name).boundingBox())!;
      expect(x).toBeLessThan(before);
      before = x;
    }
    await setStorageFromOtherTab(page, 'docs-direction', null);
    await page.locator('body[dir="ltr"]').waitFor();
  });

  test('labels actions with words where they fit on one line', async () => {
    const demo = await runDemo(page, 'BasicBars');
    const words = async (width: number) => {
      await page.setViewportSize({width, height: 900});
      const labels = demo.getByRole('toolbar').locator('[data-action] > span:not([aria-hidden])');
      return labels.filter({visible: true}).allInnerTexts();
    };
    expect(await words(1400)).toEqual(['Edit', 'StackBlitz', 'Share', 'Full screen']);
    expect(await words(630)).toEqual(['Edit', 'StackBlitz']);
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('is one line without overlaps, with a select as well', async () => {
    const toolbars = page.getByRole('toolbar', {name: 'demo source'});
    for (const width of [1920, 1400, 1280, 1100, 900, 700, 600]) {
      await page.setViewportSize({width, height: 900});
      for (const toolbar of await toolbars.all()) {
        expect((await toolbar.boundingBox())!.height, `at ${width} px`).toBeLessThan(50);
        const gaps = await toolbar
          .locator('select, button')
          .filter({visible: true})
          .evaluateAll((all) => {
            const boxes = all.map((one) => one.getBoundingClientRect());
            return boxes.slice(1).map(({left}, index) => left - boxes[index]!.right);
          });
        expect(Math.min(...gaps), `no overlap at ${width} px`).toBeGreaterThanOrEqual(-1.1);
      }
    }
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('shares a link to the demo without a run', async () => {
    const demo = await runDemo(page, 'BasicBars');
    await demo.getByRole('button', {name: 'Share a link to this demo'}).click();
    await page.getByText('A link to this demo has been copied').first().waitFor();
    expect(await clipboard(page)).toMatch(/\/x\/react-charts\/bars\/#BasicBars\.tsx$/);
  });

  test('has a menu with all actions at the width of a phone', async () => {
    const demo = await runDemo(page, 'BasicBars');
    await page.setViewportSize({width: 390, height: 844});
    await expect(demo.getByRole('button', {name: 'Edit in StackBlitz'})).toBeHidden();
    await demo.getByRole('button', {name: 'See more'}).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Edit here',
      'Edit in StackBlitz',
      'Edit in CodeSandbox',
      'Copy the source',
      'Share a link to this demo',
      'Reset focus to test keyboard navigation',
      'Reset demo',
      'Show parts',
      'Full screen',
      'Download as a ZIP file',
      'Copy as a prompt',
      'View the source on GitHub',
      'Copy link to JavaScript source',
      'Copy link to TypeScript source',
    ]);
    await expect(page.getByRole('menuitem', {name: 'on GitHub'})).toHaveAttribute(
      'href',
      /\/blob\/v8\.12\.1\/docs\/react-charts\/bars\/BasicBars\.tsx$/,
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('shows a check for 1000 ms after copying', async () => {
    const demo = await runDemo(page, 'BasicBars');
    const copy = demo.getByRole('button', {name: 'Copy the source'});
    await copy.focus();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy.press('Enter');
    const check = demo.locator('[data-icon="check"]');
    await check.waitFor();
    await page.clock.runFor(990);
    await expect(check).toHaveCount(1);
    await page.clock.runFor(10);
    await check.waitFor({state: 'detached'});
    await page.clock.resume();
  });
});

test.describe('a demo with a date library', () => {
  let page: Page;
  let demo: Locator;
  const posted: URLSearchParams[] = [];
  test.beforeAll(async () => {
    const answer = (route: Route) => {
      posted.push(new URLSearchParams(route.request().postData() ?? ''));
      return route.fulfill({body: 'opened'});
    };
    ({page, demo} = await openDemo(PICKERS, 'FirstPicker', {
      intercept: {'https://stackblitz.com/': answer, 'https://codesandbox.io/': answer},
      clipboard: true,
    }));
  });

  test('opens in online editors, with the installed versions', async () => {
    for (const name of ['StackBlitz', 'CodeSandbox']) {
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        demo.getByRole('button', {name: `Edit in ${name}`}).click(),
      ]);
      await tab.getByText('opened').waitFor();
      await tab.close();
    }
    const [stackBlitz, codeSandbox] = posted;
    const read = (file: string) => stackBlitz!.get(`project[files][${file}]`)!;
    expect(read('src/Demo.tsx')).toMatch(
      /^import {AdapterDayjs}[\s\S]*export default function FirstPicker/,
    );
    const {dependencies} = JSON.parse(read('package.json')) as {dependencies: object};
    const packages = ['@mui/x-date-pickers', '@mui/material', 'dayjs', 'react'];
    expect(dependencies).toMatchObject(
      Object.fromEntries(packages.map((name) => [name, installedVersion(name)])),
    );
    // Compressed.
    expect(codeSandbox!.get('parameters')!.length).toBeGreaterThan(500);
  });

  test('has a button that moves the focus to its start', async () => {
    await demo.getByRole('button', {name: 'Reset focus to test keyboard navigation'}).click();
    await page.keyboard.press('Tab');
    await expect(stageOf(demo).locator(':focus')).toHaveCount(1);
  });

  test('is downloaded as a project and copied as a prompt, in the chosen library', async () => {
    await setStorageFromOtherTab(page, 'docs-installation-date-library', 'luxon');
    await expect(page.getByRole('combobox', {name: 'Date library'}).first()).toHaveValue('luxon');
    const choose = async (name: string) => {
      await demo.getByRole('button', {name: 'See more'}).click();
      await page.getByRole('menuitem', {name}).click();
    };
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      choose('Download as a ZIP file'),
    ]);
    expect(download.suggestedFilename()).toBe('FirstPicker.zip');
    const files = unzip(await download.path());
    expect(files['FirstPicker/src/Demo.tsx']).toContain('AdapterLuxon');
    expect(JSON.parse(files['FirstPicker/package.json']!)).toMatchObject({
      dependencies: {'@mui/x-date-pickers': installedVersion('@mui/x-date-pickers')},
    });

    await choose('Copy as a prompt');
    await page.getByText('The demo has been copied as a prompt').first().waitFor();
    const prompt = await clipboard(page);
    const described = (await demo.locator('xpath=preceding-sibling::p[1]').textContent())!;
    expect(prompt).toContain(described);
    expect(prompt).toContain(`${new URL(PICKERS, page.url()).href}#FirstPicker.tsx`);
    expect(prompt).toContain(files['FirstPicker/src/Demo.tsx']!.trimEnd());
    expect(prompt).toMatch(/## My task\n\n$/);
  });
});

test.describe('deep links', () => {
  /** Expects that the demo is open below the header, in a styling and a language. */
  async function expectOpen(page: Page, styling: string, language: string): Promise<void> {
    const demo = demoOf(page, 'StyledBars');
    await expect(demo.getByRole('button', {name: 'Collapse code'})).toBeVisible();
    await expect(demo.getByRole('combobox')).toHaveValue(styling);
    await expect(demo.getByRole('button', {name: `Show ${language} source`})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectBelowHeader(demo);
  }
  const expectBelowHeader = (demo: Locator) =>
    expect(async () => {
      const {y} = (await demo.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(50);
      expect(y).toBeLessThanOrEqual(90);
    }).toPass();

  test('open the code; the stored styling applies where the link has none', async () => {
    const page = await openPage(`${BARS}#StyledBars.tsx`, {
      cookies: {codeStyling: 'css', codeVariant: 'JS'},
    });
    await expectOpen(page, 'css', 'TypeScript');
  });

  test('work when the URL changes, after a broken fragment too', async () => {
    const page = await openPage(`${BARS}#%E0%A4.tsx`);
    await stageOf(await runDemo(page, 'BasicBars'))
      .getByText('Online')
      .waitFor();
    const follow = (hash: string) =>
      page.evaluate((next) => {
        window.scrollTo({top: 0, behavior: 'instant'});
        window.location.hash = next;
      }, hash);
    // The name alone opens nothing.
    await follow('#StyledBars');
    await expectBelowHeader(demoOf(page, 'StyledBars'));
    await expect(demoOf(page, 'StyledBars').getByRole('button', {name: 'Expand code'})).toHaveCount(
      1,
    );
    for (const [hash, styling, language] of [
      ['#StyledBars.tsx', 'system', 'TypeScript'],
      ['#css-StyledBars.js', 'css', 'JavaScript'],
      ['#StyledBars.tsx', 'css', 'TypeScript'],
      ['#system-StyledBars.js', 'system', 'JavaScript'],
      ['#tailwind-StyledBars.tsx', 'tailwind', 'TypeScript'],
      ['#StyledBars.js', 'tailwind', 'JavaScript'],
    ] as const) {
      await follow(hash);
      await test.step(hash, () => expectOpen(page, styling, language));
    }
  });
});

test('a demo that cannot be loaded or that throws affects no other, and can be tried again', async () => {
  let refuse = false;
  const refused: string[] = [];
  const page = await openPage(ODD, {
    build: 'fixtures',
    allow: [/request failed|ChunkLoadError/, /broken on purpose/],
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
  const demo = demoOf(page, 'Crash');
  const alert = demo.getByRole('alert');
  const breakIt = stageOf(demo).getByRole('button', {name: 'Break'});
  await test.step('a script fails to load', async () => {
    refuse = true;
    await demo.scrollIntoViewIfNeeded();
    await demo.getByText('This demo could not be loaded').waitFor();
    expect(refused).not.toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    // The second try fails, the third succeeds.
    const retry = demo.getByRole('button', {name: 'Try again'});
    const before = refused.length;
    await retry.click();
    await expect.poll(() => refused.length).toBeGreaterThan(before);
    // The message stays visible. A third try that comes before the second has failed would only wait for that one.
    await waitForIdle(page);
    await demo.getByText('This demo could not be loaded').waitFor();
    refuse = false;
    await retry.click();
    await breakIt.waitFor();
    await expect(alert).toHaveCount(0);
  });

  await test.step('the demo throws', async () => {
    await breakIt.click();
    await alert.getByText('This demo crashed').waitFor();
    await alert.getByText('broken on purpose').waitFor();
    const issue = new URL((await alert.getByRole('link').getAttribute('href'))!);
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('title')).toBe('[docs] Demo Crash crashes');
    for (const fact of ['8.12.1', page.url(), 'Mozilla/']) {
      expect(issue.searchParams.get('body')).toContain(fact);
    }
    expect(await axeViolations(page)).toEqual([]);
    // Another demo, whose script was refused as well, runs beside it.
    await demoOf(page, 'OwnWindow').getByRole('button', {name: 'Try again'}).click();
    await runDemo(page, 'OwnWindow');
    await alert.getByRole('button', {name: 'Reset demo'}).click();
    await breakIt.click();
    await alert.waitFor();
    // The button of the toolbar does the same.
    await demo.getByRole('toolbar').getByRole('button', {name: 'Reset demo'}).click();
    await breakIt.waitFor();
    await expect(alert).toHaveCount(0);
  });
});
