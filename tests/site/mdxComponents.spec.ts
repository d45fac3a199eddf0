import type {Page} from '@playwright/test';
import {
  axeViolations,
  expect,
  type Mode,
  type OpenOptions,
  openPage,
  overflow,
  waitForIdle,
  getLayoutShifts,
  setStorageFromOtherTab,
  test,
  observeLayoutShifts,
  whenFull,
  hasFirstLoad,
} from './harness';
import {clipboard} from './harness/demo';

const SHEET = '/static/styles/prism-okaidia.css';
/** The code of a block with line numbers and a highlighted line. */
const NUMBERED = 'const first = 1;\n\nconst third = 3;';

const openComponents = (options: OpenOptions = {}) =>
  openPage('/x/mdx-components/', {build: 'fixtures', ...options});

/** The code block that contains a text. */
const block = (page: Page, text: string) =>
  page.locator('.MuiCode-root', {has: page.locator('pre', {hasText: text})}).first();
const copyButton = (page: Page, text: string) => block(page, text).locator('.MuiCode-copy');
const readColors = (page: Page) =>
  page
    .locator('.token.keyword')
    .first()
    .evaluate((token) => [token, token.closest('pre')!].map((one) => getComputedStyle(one).color));
const readHeights = (page: Page) =>
  page
    .locator('.MuiCode-root')
    .evaluateAll((blocks) => blocks.map((one) => one.getBoundingClientRect().height));
/** The package managers that are selected, one for each group of tabs. */
const selectedManagers = (page: Page) =>
  page.getByRole('tablist', {name: 'Package manager'}).getByRole('tab', {selected: true});

test.describe('a page with every MDX component', () => {
  const requests: string[] = [];
  const scripts: Promise<string>[] = [];
  let page: Page;
  test.beforeAll(async () => {
    requests.length = 0;
    scripts.length = 0;
    page = await openComponents({
      clipboard: true,
      before: (opened) => {
        opened.on('request', (request) => requests.push(new URL(request.url()).pathname));
        opened.on('response', (response) => {
          if (response.url().endsWith('.js')) {
            scripts.push(response.text().catch(() => ''));
          }
        });
      },
    });
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('#prismjs')?.media === 'all',
    );
  });

  test('colors code by a stylesheet that blocks no paint and without a highlighter; the layout is the same before', async () => {
    await waitForIdle(page);
    expect(requests.filter((path) => path === SHEET)).toHaveLength(1);
    const [keyword, plain] = await readColors(page);
    expect(keyword).not.toBe(plain);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('prism-okaidia'))
        .map((entry) => (entry as {renderBlockingStatus?: string}).renderBlockingStatus),
    );
    expect(blocking).toEqual(['non-blocking']);
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(1);
    // A rule of Prism's grammar for JavaScript, and the name that its grammars register under.
    if (hasFirstLoad) {
      expect(texts.filter((text) => /\bclike\b|Prism\.languages/.test(text))).toEqual([]);
    }

    // The same page without the stylesheet, with choices of an earlier visit.
    const other = await openComponents({
      storage: {
        'codeblock-package-manager': 'pnpm',
        'docs-installation-plan': 'premium',
        'docs-installation-date-library': 'luxon',
      },
      allow: [/prism-okaidia/],
      before: async (opened) => {
        await observeLayoutShifts(opened);
        await opened.route(`**${SHEET}`, (route) => route.abort());
      },
    });
    await expect(selectedManagers(other)).toHaveText(['pnpm', 'pnpm', 'pnpm']);
    await expect(other.getByRole('radio', {name: 'Premium'})).toBeChecked();
    await expect(other.getByRole('radio', {name: 'luxon'})).toBeChecked();
    await expect.poll(() => readHeights(other)).toEqual(await readHeights(page));
    const [token, pre] = await readColors(other);
    expect(token).toBe(pre);
    expect(await getLayoutShifts(other)).toEqual([]);
  });

  test('scrolls wide code by keyboard, and wraps it', async () => {
    const wide = block(page, 'export default function Timetable');
    const pre = wide.locator('pre');
    await expect(pre).toHaveAttribute('tabindex', '0');
    await expect(block(page, 'const first').locator('pre')).not.toHaveAttribute('tabindex');
    await pre.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);

    await wide.hover();
    const toggle = wide.getByRole('button', {name: 'Wrap lines'});
    const fits = () => pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(fits).toBe(true);
    await toggle.click();
    await expect.poll(fits).toBe(false);
  });

  test('keeps code left to right on a page in RTL', async () => {
    await setStorageFromOtherTab(page, 'docs-direction', 'rtl');
    await page.locator('body[dir="rtl"]').waitFor();
    const {token, middle} = await block(page, 'const third').evaluate((root) => {
      const code = root.querySelector('code')!.getBoundingClientRect();
      return {
        token: root.querySelector('.token')!.getBoundingClientRect().left,
        middle: code.left + code.width / 2,
      };
    });
    expect(token).toBeLessThan(middle);
    const bar = await page
      .locator('.codeLine--highlighted')
      .first()
      .evaluate((line) => {
        const {insetInlineStart, left} = getComputedStyle(line, '::after');
        return {insetInlineStart, left};
      });
    expect(bar).toEqual({insetInlineStart: '0px', left: '0px'});
    await setStorageFromOtherTab(page, 'docs-direction', null);
  });

  test('copies code without prompts and line numbers: by button, by selection, and by Ctrl + C on hover', async () => {
    const expectCopied = (text: string) =>
      expect.poll(async () => (await clipboard(page)).replaceAll('\r', '').trim()).toBe(text);
    await copyButton(page, 'npm test').click();
    await expectCopied('npm install clsx\nnpm test');
    await block(page, 'const first').locator('pre').selectText();
    await page.keyboard.press('Control+c');
    await expectCopied(NUMBERED);
    await block(page, 'npm test').locator('pre').selectText();
    await page.keyboard.press('Control+c');
    await expectCopied('npm install clsx\nnpm test');

    await page.evaluate(() => getSelection()?.removeAllRanges());
    await block(page, 'const first').hover();
    await page.keyboard.press('Control+c');
    await expectCopied(NUMBERED);
  });

  test('keeps the header of a comparison in view below the header of the page', async () => {
    await page.setViewportSize({width: 1400, height: 400});
    const head = page.getByRole('columnheader', {name: 'Premium'});
    await page.getByRole('rowheader', {name: 'Rows in order'}).evaluate((row) => {
      window.scrollTo({top: row.getBoundingClientRect().top + scrollY - 120, behavior: 'instant'});
    });
    await expect(async () => {
      const {y} = (await head.boundingBox())!;
      const banner = (await page.getByRole('banner').first().boundingBox())!;
      expect(Math.abs(y - banner.y - banner.height)).toBeLessThan(2);
    }).toPass();
    await page.setViewportSize({width: 1400, height: 900});
  });

  test('is accessible and fits the screen', async () => {
    await page.getByRole('group', {name: 'BarChart playground'}).scrollIntoViewIfNeeded();
    await page.locator('#BarChart [data-demo-scope] svg').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [390, 1400]) {
      await page.setViewportSize({width, height: 900});
      expect(await overflow(page), `at ${width} px`).toEqual([]);
    }
  });
});

for (const mode of whenFull<Mode[]>([['dark'], ['rtl'], ['phone'], ['phone', 'dark', 'rtl']])) {
  test(`every MDX component is accessible and fits the screen (${mode.join(', ')})`, async () => {
    const page = await openComponents({mode});
    await page.getByRole('group', {name: 'BarChart playground'}).scrollIntoViewIfNeeded();
    await page.locator('#BarChart [data-demo-scope] svg').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
  });
}

test('without scripts every MDX component is readable, with colors, and no control that needs them', async () => {
  const page = await openComponents({javaScriptEnabled: false});
  for (const text of ['npm install clsx', 'pnpm add clsx', 'yarn add clsx']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(
    page.locator('main noscript code').filter({visible: true, hasText: '@mui/x-data-grid-pro@8'}),
  ).not.toHaveCount(0);
  await expect(page.locator('main pre').filter({visible: false})).toHaveCount(0);
  await expect(
    page.locator('main :is([role=tablist], .MuiCode-copy, fieldset):visible'),
  ).toHaveCount(0);
  const [keyword, plain] = await readColors(page);
  expect(keyword).not.toBe(plain);
});
