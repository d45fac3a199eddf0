import type {Locator, Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  frames,
  openPage,
  waitForIdle,
  setStorageFromOtherTab,
  test,
} from './harness';
import {BARS, clipboard, codeOf, demoOf, runDemo, stageOf} from './harness/demo';

const frameOf = (demo: Locator) => demo.frameLocator('iframe[sandbox]');
/** Text in the running demo. Charts measure their labels in a hidden element outside of it. */
const shown = (demo: Locator, text: string) => frameOf(demo).locator('#root').getByText(text);
/** Waits until edited code has run: then it replaces the demo that came with the page. */
const waitForChange = (demo: Locator) =>
  expect(stageOf(demo).locator(':scope > :not(div:has(iframe))')).toHaveCount(0);
/** The region exists from the start, so that screen readers announce what appears in it. */
const errorOf = (demo: Locator) => demo.getByRole('alert').locator('div');

/** Returns the text in the editor, which renders only the lines in view. */
async function read(demo: Locator): Promise<string> {
  await demo.getByRole('button', {name: 'Copy the code'}).click();
  return clipboard(demo.page());
}

async function fill(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.page().keyboard.insertText(text);
}

/** Opens the editor by a click on a word of the code. */
async function edit(demo: Locator, word: string): Promise<{field: Locator; text: string}> {
  await demo.locator('pre').getByText(word).first().click();
  const field = demo.getByRole('textbox');
  await expect(field).toBeFocused();
  return {field, text: await read(demo)};
}

async function reset(demo: Locator): Promise<void> {
  await demo.getByRole('button', {name: 'Reset demo'}).click();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.getByRole('textbox')).toHaveCount(0);
}

// The policy of the site applies to the page: it may not evaluate code itself.
test.describe('the editor', () => {
  let page: Page;
  /** The compiler and the declarations that were loaded. */
  const types: string[] = [];
  test.beforeAll(async () => {
    page = await openPage(BARS, {
      clipboard: true,
      // axe sends a message into every frame; one without an origin doesn't answer.
      allow: [
        /Failed to execute 'postMessage' on 'DOMWindow'/,
        // What the tests make fail.
        /net::ERR_FAILED|on purpose|This loop doesn't end|: (?:row|start)/,
      ],
    });
  });

  test.beforeAll(() => {
    page.context().on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.startsWith('/assets/types/')) {
        types.push(pathname);
      }
    });
  });

  test('loads on first use, as a plain text field on phones and if the code editor fails to load', async () => {
    const demo = await runDemo(page, 'BasicBars');
    const hint = demo.getByRole('button', {name: 'Press Enter to start editing'});
    const field = demo.locator('textarea');
    await waitForIdle(page);
    const countLoaded = () =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({name}) => name.includes('/runner/'))
            .length,
      );
    expect(await countLoaded()).toBe(0);
    const size = page.viewportSize()!;
    await page.setViewportSize({width: 390, height: 800});
    await hint.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hint).toBeFocused();
    await page.setViewportSize(size);
    await reset(demo);

    await waitForIdle(page);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await hint.press('Enter');
    await page.getByText("Couldn't load the whole editor.").first().waitFor();
    await expect(field).toBeFocused();
    await page.unroute('**/assets/js/*.js');
    await field.fill((await field.inputValue()).replace("'Online'", "'Web'"));
    await shown(demo, 'Web').waitFor();
    expect(await countLoaded()).toBeGreaterThan(0);
    await reset(demo);
  });

  test('runs what is typed, reports errors, and resets', async () => {
    const demo = await runDemo(page, 'HorizontalBars');
    const expand = demo.getByRole('button', {name: 'Expand code'});
    await expand.click();
    const {field, text} = await edit(demo, "'Standing desk'");
    expect(types).toEqual([]);
    await fill(field, text.replace('Standing desk', 'Corner desk'));
    await shown(demo, 'Corner desk').waitFor();
    await waitForChange(demo);

    await fill(field, text.replace('1230, 890', '1230, 890}'));
    await expect(errorOf(demo)).toContainText(/Line \d+, column \d+: Unexpected token/);
    await fill(field, text.replace('Standing desk', 'Folding desk'));
    await shown(demo, 'Folding desk').waitFor();
    await expect(errorOf(demo)).toHaveCount(0);

    await reset(demo);
    await stageOf(demo).getByText('Standing desk').waitFor();
    await expect(demo.locator('pre')).toContainText('Standing desk');
    await demo.getByRole('button', {name: 'Collapse code'}).click();
  });

  test('checks types in the words of the compiler, offers fixes, and completes props', async () => {
    const demo = await runDemo(page, 'HorizontalBars');
    await demo.getByRole('button', {name: 'Expand code'}).click();
    const {field, text} = await edit(demo, "'Standing desk'");
    await fill(field, text.replace('height={300}', 'heigth={300}'));
    await expect(demo.locator('.cm-lintRange-error')).toHaveText('heigth');
    await field.press('F8');
    const problem = page.locator('.cm-diagnostic');
    await expect(problem).toContainText("Property 'heigth' does not exist");
    await problem.getByRole('button', {name: "Change spelling to 'height'"}).click();
    await expect(demo.locator('.cm-lintRange-error')).toHaveCount(0);
    expect(await read(demo)).toBe(text);

    await fill(field, `${text.slice(0, text.indexOf('hideLegend'))}barL`);
    await field.press('Control+Space');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveText('barLabel');
    await expect(page.locator('.cm-completionInfo')).toContainText('bar');
    await expect(page.getByRole('link', {name: 'API reference'})).toHaveAttribute(
      'href',
      '/x/api/charts/bar-chart/#bar-chart-prop-barLabel',
    );
    await field.press('Enter');
    // The message about the incomplete code covers the button that copies it.
    await expect(field).toContainText('barLabel');
    await reset(demo);
    await demo.getByRole('button', {name: 'Collapse code'}).click();
  });

  test('edits the preview inside its file, and counts the lines of the preview', async () => {
    const demo = await runDemo(page, 'HorizontalBars');
    const {field, text} = await edit(demo, '="horizontal"');
    expect(text).toMatch(/^const yAxis/);
    await fill(field, text.replace('Orders per month', 'Orders per week'));
    await shown(demo, 'Orders per week').waitFor();
    await fill(field, text.replace('width: 150', 'width: }'));
    await expect(errorOf(demo)).toContainText(/Line 4, column \d+: Unexpected token/);
    await reset(demo);
  });

  test('explains that a class which no demo uses has no styles', async () => {
    const demo = await runDemo(page, 'ChartCard');
    await demo.getByRole('combobox', {name: 'Styling'}).selectOption('tailwind');
    const {field, text} = await edit(demo, 'rounded-xl');
    await demo
      .getByText('Only the classes that this demo already uses have styles here.')
      .waitFor();
    await fill(field, text.replace('rounded-xl', 'bg-fuchsia-900 p-4'));
    const card = frameOf(demo).locator('section.bg-fuchsia-900');
    await expect(card).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(card).toHaveCSS('border-top-width', '1px');
    await reset(demo);
    await demo.getByRole('combobox', {name: 'Styling'}).selectOption('system');
  });

  test('edits all files, adds, renames, and deletes one, and takes them along', async () => {
    const demo = await runDemo(page, 'StyledBars');
    await demo.getByRole('combobox', {name: 'Styling'}).selectOption('css');
    await demo.getByRole('button', {name: 'Expand code'}).click();
    const tab = (name: string) => demo.getByRole('tab', {name});
    await tab('styles.css').click();
    const {field, text} = await edit(demo, 'fill-opacity');
    await expect(field).toHaveAccessibleName('Edit styles.css');
    await fill(field, text.replace('fill-opacity: 0.15', 'fill-opacity: 0.5'));
    const bars = frameOf(demo).locator('.MuiBar-series[data-series="expected"]').first();
    await expect(bars).toHaveCSS('fill-opacity', '0.5');

    await demo.getByRole('button', {name: 'Add file'}).click();
    await demo.getByRole('textbox', {name: 'File name'}).fill('parts/title.ts');
    await page.keyboard.press('Enter');
    await expect(tab('parts/title.ts')).toBeFocused();
    await fill(field, "export const title = 'A title from a new file';");
    await demo.getByRole('button', {name: 'Rename'}).click();
    await demo.getByRole('textbox', {name: 'File name'}).fill('styles.css');
    await page.keyboard.press('Enter');
    await demo.getByRole('textbox', {name: 'File name'}).fill('title.ts');
    await page.keyboard.press('Enter');
    await expect(tab('title.ts')).toBeFocused();

    await tab('StyledBars.tsx').click();
    await fill(
      field,
      "import {title} from './title';\nimport './styles.css';\nexport default () => <p>{title}</p>;",
    );
    await shown(demo, 'A title from a new file').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // Each file has its own undo history.
    await tab('title.ts').click();
    await fill(field, 'export const title = 1};');
    await expect(errorOf(demo)).toContainText(/Line 1, column 23: /);
    await tab('styles.css').click();
    await expect(errorOf(demo)).toContainText(/title\.ts: Line 1, column 23: /);
    await shown(demo, 'A title from a new file').waitFor();
    await tab('title.ts').click();
    await field.press('ControlOrMeta+z');
    await expect(errorOf(demo)).toHaveCount(0);
    expect(await read(demo)).toContain('A title from a new file');

    await demo.getByRole('button', {name: 'Share your changes as a link'}).click();
    await page.getByText('A link with your changes has been copied').first().waitFor();
    const {hash} = new URL(await clipboard(page));
    await demo.getByRole('button', {name: 'Delete'}).click();
    await expect(tab('styles.css')).toBeFocused();
    await expect(errorOf(demo)).toContainText('"./title" isn\'t a file of the demo.');
    await reset(demo);
    await expect(demo.getByRole('tab')).toHaveText(['StyledBars.tsx', 'styles.css']);

    await page.evaluate((link) => {
      window.location.hash = link;
    }, hash);
    await expect(demo.getByRole('tab')).toHaveText(['StyledBars.tsx', 'styles.css', 'title.ts']);
    await demo.getByRole('button', {name: 'Run edited code'}).click();
    await shown(demo, 'A title from a new file').waitFor();
    await reset(demo);
    await demo.getByRole('button', {name: 'Collapse code'}).click();
    await demo.getByRole('combobox', {name: 'Styling'}).selectOption('system');
  });

  test('shows what the code logs and throws, and clears it with each run', async () => {
    const demo = await runDemo(page, 'BasicBars');
    await demo.getByRole('button', {name: 'Expand code'}).click();
    const {field} = await edit(demo, 'BasicBars');
    const output = demo.getByRole('group', {name: 'Console'});
    const write = (code: string) =>
      fill(
        field,
        `export default () => <button onClick={() => { ${code} }}>Run it</button>;\nconsole.log('start', [1]);`,
      );
    await write("for (const row of [1, 2, 3]) console.warn('row'); throw new Error('on purpose');");
    await expect(output).toHaveText('start [1]');
    await shown(demo, 'Run it').click();
    await expect(output.locator('p')).toHaveText([
      'start [1]',
      'Warning: row×3',
      'Error: Error: on purpose',
    ]);
    await expect(errorOf(demo)).toContainText('Line 1: on purpose');
    await write('while (true);');
    await expect(output.locator('p')).toHaveText(['start [1]']);
    await shown(demo, 'Run it').click();
    await expect(errorOf(demo)).toContainText("Line 1: This loop doesn't end.");
    await reset(demo);
    await expect(output).toHaveCount(0);
    await demo.getByRole('button', {name: 'Collapse code'}).click();
  });

  test('starts with Enter, ends with Escape, and lets Tab move on', async () => {
    const demo = await runDemo(page, 'BasicBars');
    const hint = demo.getByRole('button', {name: 'Press Enter to start editing'});
    const field = demo.getByRole('textbox');
    await hint.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hint).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
    await reset(demo);
  });

  test('opens next to the result from the toolbar, both in view', async () => {
    const demo = await runDemo(page, 'BasicBars');
    await demo.getByRole('button', {name: 'Edit here'}).click();
    const field = demo.getByRole('textbox');
    await expect(field).toBeFocused();
    const text = await read(demo);
    expect(text).toMatch(/^import /);
    await fill(field, text.replace("'Online'", "'Web'"));
    await shown(demo, 'Web').waitFor();
    const code = (await field.boundingBox())!;
    const result = (await demo.locator('iframe').boundingBox())!;
    expect(code.x + code.width).toBeLessThanOrEqual(result.x);
    expect(result.x + result.width).toBeLessThanOrEqual(1400);
    expect(await axeViolations(page)).toEqual([]);
    // The text is kept in the page.
    await demo.getByRole('button', {name: 'Exit full screen'}).click();
    await expect(field).toContainText("'Web'");
    await reset(demo);
    await demo.getByRole('button', {name: 'Collapse code'}).click();
  });

  test('applies color mode, direction, and density to edited code', async () => {
    const demo = await runDemo(page, 'BasicBars');
    const {field, text} = await edit(demo, 'Online');
    await fill(field, `${text} `);
    await shown(demo, 'Online').waitFor();
    const root = frameOf(demo).locator('html');
    for (const [key, value, attribute, expected] of [
      ['mui-mode', 'dark', 'data-theme', 'dark'],
      ['docs-direction', 'rtl', 'dir', 'rtl'],
      ['docs-dense', 'true', 'data-density', 'dense'],
    ] as const) {
      await setStorageFromOtherTab(page, key, value);
      await expect(root).toHaveAttribute(attribute, expected);
      await setStorageFromOtherTab(page, key, null);
      await expect(root).not.toHaveAttribute(attribute, expected);
    }
    await reset(demo);
  });

  test('reports errors of the file with their position, once they last 300 ms, and is accessible', async () => {
    const withFiles = await runDemo(page, 'StyledBars');
    await withFiles.getByRole('combobox', {name: 'Styling'}).selectOption('css');
    await withFiles.getByRole('button', {name: 'Expand code'}).click();
    await withFiles.getByRole('tab').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await withFiles.getByRole('button', {name: 'Collapse code'}).click();
    await withFiles.getByRole('combobox', {name: 'Styling'}).selectOption('system');
    const demo = await runDemo(page, 'BasicBars');
    await demo.getByRole('button', {name: 'Expand code'}).click();
    const {field, text} = await edit(demo, 'BasicBars');
    await fill(field, text.replace('  return', "  throw new Error('on purpose');\n  return"));
    await expect(errorOf(demo)).toContainText('Line 11: on purpose');
    // No edited code has run yet, so the demo that came with the page is still there.
    await stageOf(demo).getByText('Online').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    // The compiler misses this syntax error.
    await fill(field, text.replace('import {', 'import {{'));
    await expect(errorOf(demo)).toContainText(/Line \d, column 9: Unexpected token/);
    await fill(field, `${text} `);
    await expect(errorOf(demo)).toHaveCount(0);
    // Before the clock is paused: the timeout of code that is still running would continue in real time.
    await waitForChange(demo);
    await page.evaluate(() => {
      window.addEventListener('message', ({data}: MessageEvent<{body?: {type?: string}}>) => {
        document.documentElement.dataset.answer = data.body?.type ?? '';
      });
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await fill(field, text.replace('return (', 'return ('.repeat(2)));
    await page.locator('html[data-answer="failed"]').waitFor();
    await page.clock.runFor(299);
    await expect(errorOf(demo)).toHaveCount(0);
    await page.clock.runFor(1);
    await errorOf(demo).waitFor();
    await page.clock.resume();
    await reset(demo);
    await demo.getByRole('button', {name: 'Collapse code'}).click();
  });

  test('shares edited code by a link, which runs only after a click and without access to the site', async () => {
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
    const own = await runDemo(page, 'BasicBars');
    await own.getByRole('button', {name: 'Expand code'}).click();
    const {field} = await edit(own, 'BasicBars');
    await fill(field, spy);
    await own.getByRole('button', {name: 'Share your changes as a link'}).click();
    await page.getByText('A link with your changes has been copied').first().waitFor();
    const {pathname, hash} = new URL(await clipboard(page));
    await reset(own);
    await own.getByRole('button', {name: 'Collapse code'}).click();

    const other = await openPage(pathname + hash, {
      clipboard: true,
      storage: {secret: 'yes'},
      cookies: {secret: 'yes'},
    });
    const demo = demoOf(other, 'BasicBars');
    const notice = demo.getByText('The code in this link was edited by someone else.');
    await notice.waitFor();
    expect(await read(demo)).toBe(spy);
    await expect(demo.locator('iframe')).toHaveCount(0);
    await demo.getByRole('button', {name: 'Show the original'}).click();
    await stageOf(demo).getByText('Online').waitFor();
    await expect(notice).toHaveCount(0);
    expect(await codeOf(demo)).not.toContain('Spy');

    await other.evaluate((link) => {
      window.location.hash = '';
      window.location.hash = link;
    }, hash);
    await notice.waitFor();
    await expect(demo.locator('iframe')).toHaveCount(0);
    await demo.getByRole('button', {name: 'Run edited code'}).click();
    await demo
      .frameLocator('iframe[sandbox="allow-scripts"]')
      .getByText('origin null, seen: nothing')
      .waitFor();
  });
});

test('the runner that is opened without a demo runs nothing', async () => {
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
  for (let count = 0; count < 15; count += 1) {
    await frames(page);
  }
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toBe('Demo runner');
  expect(await page.locator('#root').innerHTML()).toBe('');
});
