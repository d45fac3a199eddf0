import fs from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {build} from 'esbuild';
import {readMdx} from '../../site/mdx/readMdx';
import {axeViolations, expect, openPage, test} from './harness';
import {runDemo} from './harness/demo';

const RECIPES = path.join(__dirname, '../../docs/recipes');

/** Bundles a code block of a recipe, which is found by its `title`, into one module. */
async function bundle(
  recipe: string,
  title: string,
  platform: 'browser' | 'node',
  change = (code: string) => code,
): Promise<string> {
  const source = fs.readFileSync(path.join(RECIPES, recipe, 'index.mdx'), 'utf8');
  const {code} = readMdx(source).fences.find(({meta}) => meta.includes(`title="${title}"`))!;
  const {outputFiles} = await build({
    stdin: {contents: change(code), loader: 'tsx', resolveDir: RECIPES},
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    loader: {'.css': 'empty'},
    platform,
    define: {'process.env.NODE_ENV': '"production"'},
    write: false,
  });
  return outputFiles[0]!.text;
}

// The code of /x/recipes/csp-nonce/
test.describe('a strict Content Security Policy', () => {
  let server: Server;

  test.beforeAll(async () => {
    const code = await bundle('csp-nonce', 'server.ts', 'node');
    const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      server: Server;
    };
    ({server} = module);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  test.afterAll(() => server.close());

  /** Opens the recipe's app with the policy of its server, and returns the violated directives. */
  async function listViolations(
    browser: Browser,
    change?: (code: string) => string,
  ): Promise<string[]> {
    const app = await bundle('csp-nonce', 'main.tsx', 'browser', change);
    const page = await browser.newPage();
    await page.route('**/main.js', (route) =>
      route.fulfill({contentType: 'text/javascript', body: app}),
    );
    await page.route('**/favicon.ico', (route) => route.fulfill({status: 204}));
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, {violations});
      document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
        violations.push(effectiveDirective),
      );
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(page.getByRole('gridcell', {name: 'Cedar Health'})).toBeVisible();
    const violations = await page.evaluate(
      () => (window as unknown as {violations: string[]}).violations,
    );
    await page.close();
    return violations;
  }

  test('is not violated by the grid', async ({browser}) => {
    expect(await listViolations(browser)).toEqual([]);
  });

  test('is violated without the nonce of Emotion, or of the grid', async ({browser}) => {
    const withoutCache = (code: string) => code.replace('...(nonce && {nonce})', '');
    const withoutProp = (code: string) => code.replace(' nonce={nonce}', '');
    expect(await listViolations(browser, withoutCache)).toContain('style-src-elem');
    expect(await listViolations(browser, withoutProp)).toEqual(['style-src-elem']);
  });

  test('is violated by the first filter without disableEval', async ({browser}) => {
    const filter = `initialState={{filter: {filterModel: {items: [{field: 'total', operator: '>', value: '0'}]}}}}`;
    const withFilter = (code: string) => code.replace('disableEval', `${filter} disableEval`);
    const withEval = (code: string) => code.replace('disableEval', filter);
    expect(await listViolations(browser, withFilter)).toEqual([]);
    expect(await listViolations(browser, withEval)).toContain('script-src');
  });
});

test.describe('the recipe for a sticky header', () => {
  test('keeps the headers below the app bar, and focused cells between both and the edge', async () => {
    const page = await openPage('/x/recipes/sticky-header/');
    const demo = await runDemo(page, 'StickyHeader');
    const frame = demo.frameLocator('iframe');
    const header = frame.getByRole('columnheader', {name: 'Customer'});
    const bottomOf = async () => {
      const box = (await header.boundingBox())!;
      return box.y + box.height;
    };
    await header.waitFor();
    // The demo is a separate document, whose page scrolls instead of the grid.
    await frame.locator('body').evaluate((body) => {
      body.ownerDocument.defaultView!.scrollTo(0, 1_500);
    });
    await expect(header).toBeInViewport({ratio: 1});
    const order = frame.getByRole('gridcell', {name: '10030', exact: true});
    await order.click();
    for (let press = 0; press < 9; press += 1) {
      await page.keyboard.press('ArrowUp');
    }
    const focused = frame.getByRole('gridcell', {name: '10021', exact: true});
    await expect(focused).toBeFocused();
    await expect(focused).toBeInViewport({ratio: 1});
    expect((await focused.boundingBox())!.y).toBeGreaterThanOrEqual((await bottomOf()) - 1);
  });
});

test('the recipe for exporting a chart saves a PNG and a JPEG, and shows its test', async () => {
  const page = await openPage('/x/recipes/export-chart-image/');
  const save = async (name: string) => {
    const button = page.getByRole('button', {name});
    await button.scrollIntoViewIfNeeded();
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const bytes = fs.readFileSync(await download.path());
    return {name: download.suggestedFilename(), start: bytes.subarray(0, 4).toString('hex')};
  };
  expect(await save('Save as PNG')).toEqual({name: 'revenue-2025.png', start: '89504e47'});
  const jpeg = await save('Save as JPEG');
  expect(jpeg.name).toMatch(/^revenue-2025\.(jpg|jpeg)$/);
  expect(jpeg.start).toMatch(/^ffd8ff/);

  // Its test is a tab of the code.
  const demo = page.locator('[data-demo="ExportedChart"]');
  const tab = demo.getByRole('tab', {name: 'Test', exact: true});
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const source = demo.getByRole('group', {name: 'Source of ExportedChart.test.tsx'});
  await expect(source).toContainText("import {addTitle} from './addTitle'");
  await expect(demo.getByRole('button', {name: /to start editing/})).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});
