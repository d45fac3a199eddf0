import type {Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  type Mode,
  type OpenOptions,
  openPage,
  openTab,
  overflow,
  quiet,
  readShifts,
  test,
  watchShifts,
  whenFull,
} from './harness';

const COMPONENTS = '/x/mdx-components/';
const SHEET = '/static/styles/prism-okaidia.css';

const openComponents = (options: OpenOptions = {}) =>
  openPage(COMPONENTS, {build: 'fixtures', ...options});

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** The tests copy the same code: what one has left is not to be taken for the copy of the next. */
const emptyClipboard = (page: Page) =>
  page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({'text/plain': new Blob([''], {type: 'text/plain'})}),
    ]),
  );

/** The code block that holds a text. */
const block = (page: Page, text: string) =>
  page.locator('.MuiCode-root', {has: page.locator('pre', {hasText: text})}).first();
const copyButton = (page: Page, text: string) => block(page, text).locator('.MuiCode-copy');

/** Waits until the stylesheet of code has come. */
const coloured = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLLinkElement>('#prismjs')?.media === 'all');

test.describe('code', () => {
  test('is coloured by its stylesheet, which does not hold up the first paint', async () => {
    const requests: string[] = [];
    const page = await openComponents({
      before: (opened) => {
        opened.on('request', (request) => requests.push(new URL(request.url()).pathname));
      },
    });
    await coloured(page);
    expect(requests.filter((path) => path === SHEET)).toHaveLength(1);
    const keyword = page.locator('.token.keyword').first();
    const plain = page.locator('.MuiCode-root pre').first();
    const colourOf = (target: typeof keyword) =>
      target.evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf(keyword)).not.toBe(await colourOf(plain));
    const readBlocking = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.includes('prism-okaidia'))
          .map((entry) => (entry as {renderBlockingStatus?: string}).renderBlockingStatus),
      );
    await expect(async () => expect(await readBlocking()).toEqual(['non-blocking'])).toPass();
  });

  test('has the same layout before its colours have come', async () => {
    const heights = (page: Page) =>
      page
        .locator('.MuiCode-root')
        .evaluateAll((blocks) => blocks.map((one) => one.getBoundingClientRect().height));
    const withColours = await openComponents();
    await coloured(withColours);
    const plain = await openComponents({
      allow: [/prism-okaidia/],
      before: async (page) => {
        await page.route(`**${SHEET}`, (route) => route.abort());
      },
    });
    await expect(async () =>
      expect(await heights(plain)).toEqual(await heights(withColours)),
    ).toPass();
    const keyword = await plain
      .locator('.token.keyword')
      .first()
      .evaluate((token) =>
        [token, token.closest('pre')!].map((one) => getComputedStyle(one).color),
      );
    expect(keyword[0]).toBe(keyword[1]);
  });

  test('brings no highlighter to the browser', async () => {
    const loads: Promise<string>[] = [];
    const page = await openComponents({
      before: (opened) => {
        opened.on('response', (response) => {
          if (response.url().endsWith('.js')) {
            const load = response.text();
            // What is still on its way when the page closes has nobody to tell.
            load.catch(() => undefined);
            loads.push(load);
          }
        });
      },
    });
    await quiet(page);
    const scripts = await Promise.all(loads);
    expect(scripts.length).toBeGreaterThan(1);
    // A rule of Prism's grammar for JavaScript, and the name that its grammars register under.
    expect(scripts.filter((text) => /\bclike\b|Prism\.languages/.test(text))).toEqual([]);
  });

  test('can be scrolled by keyboard where it scrolls, and costs no Tab where it does not', async () => {
    const page = await openComponents();
    const wide = block(page, 'export default function Timetable').locator('pre');
    await expect(async () => expect(await wide.getAttribute('tabindex')).toBe('0')).toPass();
    await expect(async () =>
      expect(await block(page, 'const first').locator('pre').getAttribute('tabindex')).toBeNull(),
    ).toPass();
    await wide.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((pre) => (pre?.scrollLeft ?? 0) > 0, await wide.elementHandle());
  });

  test('wraps its lines when asked', async () => {
    const page = await openComponents();
    const wide = block(page, 'export default function Timetable');
    await wide.hover();
    const toggle = wide.getByRole('button', {name: 'Wrap lines'});
    await toggle.click();
    await expect(async () =>
      expect(await toggle.getAttribute('aria-pressed')).toBe('true'),
    ).toPass();
    const fits = (pre: Element) => pre.scrollWidth <= pre.clientWidth;
    await expect(async () => expect(await wide.locator('pre').evaluate(fits)).toBe(true)).toPass();
    await toggle.click();
    await expect(async () => expect(await wide.locator('pre').evaluate(fits)).toBe(false)).toPass();
  });

  test('stays left to right on a page that runs right to left', async () => {
    const page = await openComponents({mode: 'rtl'});
    const lefts = await block(page, 'const third').evaluate((root) => {
      const code = root.querySelector('code')!.getBoundingClientRect();
      const token = root.querySelector('.token')!.getBoundingClientRect();
      return {code: code.left, token: token.left, middle: code.left + code.width / 2};
    });
    expect(lefts.token).toBeLessThan(lefts.middle);
    const bar = await page
      .locator('.codeLine--highlighted')
      .first()
      .evaluate((line) => {
        const {insetInlineStart, left} = getComputedStyle(line, '::after');
        return {insetInlineStart, left};
      });
    expect(bar).toEqual({insetInlineStart: '0px', left: '0px'});
  });
});

test.describe('copying', () => {
  test('copies the code and says so for 2000 ms', async () => {
    const page = await openComponents({clipboard: true, clock: true});
    const button = copyButton(page, 'const first');
    await button.focus();
    await button.click();
    await page.waitForFunction(
      () => document.querySelector('.MuiCode-copy[data-copied="true"]') !== null,
      undefined,
      {polling: 50},
    );
    expect(await clipboard(page)).toBe('const first = 1;\n\nconst third = 3;');
    await expect(async () => expect(await button.textContent()).toBe('Copied')).toPass();
    await page.clock.runFor(1900);
    await expect(async () => expect(await button.textContent()).toBe('Copied')).toPass();
    await page.clock.runFor(200);
    await expect(async () => expect(await button.textContent()).toBe('Copy')).toPass();
  });

  test('never copies the shell prompt, by button or by hand', async () => {
    const page = await openComponents({clipboard: true});
    await copyButton(page, 'npm test').click();
    await expect(async () =>
      expect(await clipboard(page)).toBe('npm install clsx\nnpm test'),
    ).toPass();
    await block(page, 'npm test').locator('pre').selectText();
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.keyboard.press('Control+c');
    await expect(async () =>
      expect(await clipboard(page)).toMatch(/^npm install clsx\r?\nnpm test\s*$/),
    ).toPass();
  });

  test('leaves line numbers behind when code is selected by hand', async () => {
    const page = await openComponents({clipboard: true});
    await emptyClipboard(page);
    await block(page, 'const first').locator('pre').selectText();
    await page.keyboard.press('Control+c');
    await expect(async () =>
      expect((await clipboard(page)).replaceAll('\r', '').trim()).toBe(
        'const first = 1;\n\nconst third = 3;',
      ),
    ).toPass();
  });

  test('Ctrl + C copies the block under the pointer, reported as done by keyboard', async () => {
    const page = await openComponents({clipboard: true});
    await emptyClipboard(page);
    await page.evaluate(() => {
      document.addEventListener('click', (event) => {
        document.title = String((event.target as Element).getAttribute('data-ga-event-action'));
      });
    });
    await block(page, 'const first').hover();
    await page.keyboard.press('Control+c');
    await expect(async () => expect(await clipboard(page)).toContain('const first')).toPass();
    await expect(async () => expect(await page.title()).toBe('copy-keyboard')).toPass();
    const button = copyButton(page, 'const first');
    await expect(async () =>
      expect(await button.getAttribute('data-ga-event-action')).toBe('copy-click'),
    ).toPass();
  });

  test('copies by selection where the clipboard is refused', async () => {
    const page = await openComponents({
      clipboard: true,
      before: async (opened) => {
        await opened.addInitScript(() => {
          Clipboard.prototype.writeText = () =>
            Promise.reject(new DOMException('refused', 'NotAllowedError'));
        });
      },
    });
    await emptyClipboard(page);
    await copyButton(page, 'const first').click();
    await expect(async () =>
      expect((await clipboard(page)).replaceAll('\r', '')).toBe(
        'const first = 1;\n\nconst third = 3;',
      ),
    ).toPass();
  });

  test('where everything is refused it selects the code and says which keys to press', async () => {
    const errors: string[] = [];
    const page = await openComponents({
      allow: [/^uncaught: The request is not allowed$/m],
      before: async (opened) => {
        opened.on('pageerror', (error) => errors.push(error.message));
        await opened.addInitScript(() => {
          Clipboard.prototype.writeText = () =>
            Promise.reject(new DOMException('refused', 'NotAllowedError'));
          document.execCommand = () => false;
        });
      },
    });
    const button = copyButton(page, 'const first');
    await button.click();
    await page.getByText('Press Ctrl + C').first().waitFor();
    await expect(async () => expect(await button.innerText()).toBe('Copy')).toPass();
    await expect(() => expect(errors).toEqual(['The request is not allowed'])).toPass();
    await expect(async () =>
      expect(await page.evaluate(() => getSelection()?.toString())).toContain('const third'),
    ).toPass();
    expect(await axeViolations(page)).toEqual([]);
  });
});

test.describe('tabs', () => {
  const chosen = (page: Page) =>
    page
      .getByRole('tablist', {name: 'Package manager'})
      .getByRole('tab', {selected: true})
      .allTextContents();

  test('all blocks with one key follow, are remembered, and move nothing', async () => {
    const page = await openComponents({before: watchShifts});
    await expect(async () => expect(await chosen(page)).toEqual(['npm', 'npm', 'npm'])).toPass();
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await expect(async () => expect(await chosen(page)).toEqual(['pnpm', 'pnpm', 'pnpm'])).toPass();
    await expect(async () =>
      expect(await page.evaluate(() => localStorage.getItem('codeblock-package-manager'))).toBe(
        'pnpm',
      ),
    ).toPass();
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.getByRole('tab', {name: 'pnpm', selected: true}).first().waitFor();
    await expect(async () => expect(await chosen(page)).toEqual(['pnpm', 'pnpm', 'pnpm'])).toPass();
    expect(await readShifts(page)).toEqual([]);
  });

  test('the choice holds on other pages, reached by a link or opened anew', async () => {
    const page = await openPage('/x/react-data-grid/quickstart/');
    await page.getByRole('tab', {name: 'yarn'}).first().click();
    const target = '/x/introduction/installation/#peer-dependencies';
    await page.locator(`main p a[href="${target}"]`).first().click();
    await page.waitForURL(`**${target}`);
    await page.getByRole('tab', {name: 'yarn', selected: true}).first().waitFor();
    const other = await openTab(page, '/x/react-charts/quickstart/');
    await other.getByRole('tab', {name: 'yarn', selected: true}).first().waitFor();
  });

  test('arrows move between them, mirrored right to left; Tab goes on', async () => {
    for (const [mode, forward] of [
      ['light', 'ArrowRight'],
      ['rtl', 'ArrowLeft'],
    ] as const) {
      const page = await openComponents({mode});
      await page.getByRole('tab', {name: 'npm', exact: true}).first().focus();
      await page.keyboard.press(forward);
      await expect(async () =>
        expect(await page.locator(':focus').textContent()).toBe('pnpm'),
      ).toPass();
      await expect(async () =>
        expect(await chosen(page)).toEqual(['pnpm', 'pnpm', 'pnpm']),
      ).toPass();
      await page.keyboard.press('End');
      await expect(async () =>
        expect(await page.locator(':focus').textContent()).toBe('yarn'),
      ).toPass();
      await page.keyboard.press('Tab');
      await expect(async () =>
        expect(await page.locator(':focus').getAttribute('role')).not.toBe('tab'),
      ).toPass();
    }
  });
});

test.describe('installation', () => {
  const command = (page: Page, product: string) =>
    page.locator('[role=tabpanel] code:visible', {hasText: product}).first().textContent();

  test('plan and date library are remembered, and fit the product', async () => {
    const page = await openComponents();
    await page.getByRole('radio', {name: 'Premium'}).check();
    await page.getByRole('radio', {name: 'luxon'}).check();
    await expect(async () =>
      expect(await command(page, 'x-data-grid')).toMatch(
        /^npm install @mui\/x-data-grid-premium@8\.\d+\.\d+$/,
      ),
    ).toPass();
    await expect(async () =>
      expect(await command(page, 'x-date-pickers')).toMatch(
        /^npm install @mui\/x-date-pickers-pro@8\.\d+\.\d+ luxon@3\.\d+\.\d+$/,
      ),
    ).toPass();
    await page.reload();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(async () =>
      expect(await page.getByRole('radio', {name: 'Premium'}).isChecked()).toBe(true),
    ).toPass();
    await expect(async () =>
      expect(await page.getByRole('radio', {name: 'luxon'}).isChecked()).toBe(true),
    ).toPass();
  });
});

test.describe('plans', () => {
  test('the plan of a section is a link beside its heading, and not in its anchor', async () => {
    const page = await openComponents();
    const section = (id: string) => page.locator('.section-heading', {has: page.locator(`#${id}`)});
    const link = section('row-grouping').getByRole('link', {name: 'Premium plan'});
    expect(await link.getAttribute('href')).toBe('/x/introduction/licensing/#premium-plan');
    expect(await section('pin').getByRole('link', {name: 'Pro plan'}).count()).toBe(1);
    const contents = page.getByRole('navigation', {name: /contents/i});
    expect(await contents.getByRole('link', {name: 'Row grouping', exact: true}).count()).toBe(1);
  });

  test('the licensing page has the sections that the plan icons lead to', async () => {
    const page = await openPage('/x/introduction/licensing/');
    expect(await page.locator('main #pro-plan').count()).toBe(1);
    expect(await page.locator('main #premium-plan').count()).toBe(1);
  });

  test('the head of a comparison stays in view below the header', async () => {
    const page = await openComponents({height: 400});
    const head = page.getByRole('columnheader', {name: 'Premium'});
    await page.getByRole('rowheader', {name: 'Rows in order'}).evaluate((row) => {
      window.scrollTo({top: row.getBoundingClientRect().top + scrollY - 120, behavior: 'instant'});
    });
    await expect(async () => {
      const top = await head.evaluate((cell) => cell.getBoundingClientRect().top);
      const header = await page
        .getByRole('banner')
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom);
      expect(Math.abs(top - header)).toBeLessThan(2);
    }).toPass();
  });
});

test.describe('playground', () => {
  test('controls turn the props of the demo and the code; Reset all turns them back', async () => {
    const page = await openComponents();
    const box = page.getByRole('group', {name: 'ControlBars playground'});
    await box.scrollIntoViewIfNeeded();
    const bar = box.getByTestId('bar');
    await bar.waitFor();
    await expect(async () =>
      expect(await box.getByRole('button', {name: 'Reset all'}).count()).toBe(0),
    ).toPass();
    await box.getByRole('textbox', {name: 'label'}).fill('Boats');
    await box.getByRole('switch', {name: 'filled'}).press('Space');
    await box.getByRole('slider', {name: 'width'}).press('End');
    await expect(async () => expect(await bar.textContent()).toBe('Boats')).toPass();
    await expect(async () =>
      expect(await bar.evaluate((element) => element.style.width)).toBe('200px'),
    ).toPass();
    await expect(async () =>
      expect(await box.locator('pre').textContent()).toBe(
        '<ControlBars\n  series={series}\n  label="Boats"\n  width={200}\n  filled\n/>',
      ),
    ).toPass();
    await box.getByRole('button', {name: 'Reset all'}).click();
    await expect(async () => expect(await bar.textContent()).toBe('Ferries')).toPass();
    await expect(async () =>
      expect(await box.getByRole('button', {name: 'Reset all'}).count()).toBe(0),
    ).toPass();
  });
});

test.describe('every MDX component', () => {
  for (const [what, mode] of [
    ['in light', ['light']],
    ['on a phone, dark, right to left', ['phone', 'dark', 'rtl']],
    ...whenFull<[string, Mode[]]>([
      ['in dark', ['dark']],
      ['right to left', ['rtl']],
      ['on a phone', ['phone']],
    ]),
  ] as [string, Mode[]][]) {
    test(`breaks no rule of axe and fits the screen ${what}`, async () => {
      const page = await openComponents({mode});
      await page.getByRole('group', {name: 'ControlBars playground'}).scrollIntoViewIfNeeded();
      await page.getByTestId('bar').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflow(page)).toEqual([]);
    });
  }

  test('can be read without scripts, coloured too', async () => {
    const page = await openComponents({javaScriptEnabled: false});
    for (const text of ['npm install clsx', 'pnpm add clsx', 'yarn add clsx']) {
      expect([text, await page.getByText(text).first().isVisible()]).toEqual([text, true]);
    }
    const packages = await page
      .locator('main noscript code')
      .evaluateAll((names) =>
        names.filter((name) => name.checkVisibility()).map((name) => name.textContent),
      );
    expect(packages.join()).toContain('@mui/x-data-grid-pro@8');
    const hidden = await page
      .locator('main pre')
      .evaluateAll(
        (blocks) => blocks.filter((one) => !one.checkVisibility({visibilityProperty: true})).length,
      );
    expect(hidden).toBe(0);
    // No control that would do nothing.
    expect(
      await page.locator('main :is([role=tablist], .MuiCode-copy, fieldset):visible').count(),
    ).toBe(0);
    const colours = await page
      .locator('.token.keyword')
      .first()
      .evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(element.parentElement!).color,
      ]);
    expect(colours[0]).not.toBe(colours[1]);
  });
});
