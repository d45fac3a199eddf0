import fs from 'node:fs';
import path from 'node:path';
import {
  axeViolations,
  builtPages,
  CHINESE,
  expect,
  isFullRun,
  type Mode,
  openPage,
  test,
  whenFull,
} from './harness';
import {findFault, SITE} from './harness/addresses';
import {buildFolder} from './harness/builds';

const BUILD = buildFolder('site');
/** Every page has these buttons: this one is opened quickly. */
const PAGE = '/x/introduction/licensing/';
const MIRROR = '/x/introduction/licensing.md';

const read = (file: string) => fs.readFileSync(path.join(BUILD, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(BUILD, file));

/** Every text that the build has made for agents. */
const texts = fs
  .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
  .filter((file) => /(\.md|(^|\/)llms(-full)?\.txt)$/.test(file));

/** The pages that search engines are told of: those are the pages there are. */
const listed = ['sitemap.xml', ...(isFullRun ? ['zh/sitemap.xml'] : [])].flatMap((file) =>
  [...read(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname),
);

const PRODUCTS = ['data-grid', 'date-pickers', 'charts', 'tree-view'];

const withoutFences = (text: string) => text.replace(/^[ >]*(`{3,}|~{3,})[^]*?^[ >]*\1 *$/gm, '');

test.describe('the Markdown of pages', () => {
  test('every page has a mirror, which is named in its head', () => {
    expect(listed.length).toBeGreaterThan(300);
    const missing = listed.filter((page) => !exists(page.replace(/\/$/, '.md')));
    expect(missing).toEqual([]);
    const docs = listed.filter((page) => /^\/(zh\/)?x\//.test(page));
    const unnamed = docs.filter(
      (page) =>
        !/whats-new|all-pages/.test(page) &&
        !read(`${page}index.html`).includes(`${SITE}${page.replace(/\/$/, '.md')}`),
    );
    expect(unnamed).toEqual([]);
  });

  test('every address in mirrors and lists leads somewhere', () => {
    const faults = texts.flatMap((file) =>
      [...withoutFences(read(file)).matchAll(/https:\/\/mui\.com\/[^\s)\]"'`<>]*/g)]
        .map(([address]) => findFault(address.replace(/[.,;:]+$/, '')))
        .flatMap((fault) => (fault ? [`${file}: ${fault}`] : [])),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test('no mirror holds what only the site understands', () => {
    const faults = texts.flatMap((file) =>
      [
        ...withoutFences(read(file))
          .replace(/`[^`\n]*`/g, '')
          .matchAll(/^.*(<[A-Z]\w+[\s/>]|\{\/\*|^:::|\[object |\]\([/#]).*$/gm),
      ].map(([line]) => `${file}: ${line.slice(0, 120)}`),
    );
    expect(faults.slice(0, 20)).toEqual([]);
  });

  test('a guide has its version, its demos and its API', () => {
    const text = read('/x/react-charts/bars.md');
    expect(text).toMatch(/^---\ntitle: "Bar charts"\n/);
    expect(text).toContain('version: "8.12.1"');
    expect(text).toContain('plan: "Community"');
    expect(text).toContain('"@mui/x-charts@8.12.0"');
    expect(text).toMatch(/\*\*Demo: Basic bars\*\*\n\n```tsx title="BasicBars\.tsx"\nimport/);
    expect(text).toContain(`${SITE}/x/api/charts/bar-chart.md`);
  });

  test('a page of the reference has its rows', () => {
    const text = read('/x/api/data-grid/data-grid-pro.md');
    expect(text).toContain('plan: "Pro"');
    expect(text).toMatch(/^- `rows`/m);
    expect(text).toMatch(/^- `columnHeaders`.*/m);
    expect(text).toMatch(/^- `\.MuiDataGrid-root`/m);
  });

  test('the lists name every page, and products have lists of their own', () => {
    const full = ['', ...PRODUCTS.map((id) => `x/react-${id}/`)].map((folder) =>
      read(`${folder}llms-full.txt`),
    );
    const names = [read('llms.txt'), ...PRODUCTS.map((id) => read(`x/react-${id}/llms.txt`))].join(
      '\n',
    );
    const pages = listed.filter((page) => page.startsWith('/x/'));
    expect(
      pages.filter((page) => !names.includes(`${SITE}${page.replace(/\/$/, '.md')})`)),
    ).toEqual([]);
    // Each in one of the full texts, so that nobody who asks about trees has to read about charts.
    const heads = full.flatMap((text) =>
      [...text.matchAll(/^description: .*\nurl: "([^"]+)"$/gm)].map(([, url]) => url),
    );
    expect(pages.filter((page) => heads.filter((url) => url === SITE + page).length !== 1)).toEqual(
      [],
    );
    expect(full[0]!.length).toBeLessThan(1_000_000);
    expect(fs.readFileSync(path.join(buildFolder(CHINESE), 'zh/llms.txt'), 'utf8')).toContain(
      `${SITE}/zh/x/introduction.md`,
    );
  });
});

test.describe('the buttons of a page', () => {
  test('copy its Markdown', async () => {
    const page = await openPage(PAGE, {
      clipboard: true,
    });
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(async () =>
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read(MIRROR)),
    ).toPass();
  });

  test('say so when the Markdown cannot be had', async () => {
    const page = await openPage(PAGE, {allow: [/licensing\.md|Failed to load resource/]});
    await page.route(`**${MIRROR}`, (route) => route.abort());
    await page.getByRole('button', {name: 'Copy page'}).click();
    await page.locator('#announcer', {hasText: 'Not copied'}).waitFor({state: 'attached'});
  });

  for (const [mode, width] of [
    [['light'], 1400],
    [['dark', 'rtl'], 390],
    ...whenFull<[Mode[], number]>([
      [['dark'], 1400],
      [['rtl'], 1400],
      [['light'], 390],
    ]),
  ] as [Mode[], number][]) {
    test(`lead to it elsewhere (${JSON.stringify(mode)}, ${width} px)`, async () => {
      const page = await openPage(PAGE, {mode, width});
      const more = page.getByRole('button', {name: 'More ways to use this page'});
      await more.press('Enter');
      const menu = page.getByRole('list', {name: 'Use this page elsewhere'});
      await menu.waitFor();
      const links = menu.getByRole('link');
      expect(await links.first().getAttribute('href')).toBe(MIRROR);
      await page.waitForFunction(() => document.activeElement?.textContent === 'View as Markdown');
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction(() => document.activeElement?.textContent !== 'View as Markdown');
      const second = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href);
      expect(decodeURIComponent(second)).toContain(`Read ${SITE}${MIRROR} `);
      const box = (await menu.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await menu.waitFor({state: 'hidden'});
      await expect(async () =>
        expect(await more.evaluate((button) => button === document.activeElement)).toBe(true),
      ).toPass();
      await more.press('Enter');
      await menu.waitFor();
    });
  }

  test('are a link without JavaScript', async () => {
    const page = await openPage(PAGE, {javaScriptEnabled: false});
    const link = page.getByRole('link', {name: 'View as Markdown'});
    expect(await link.getAttribute('href')).toBe(MIRROR);
    expect(await page.getByRole('button', {name: 'Copy page'}).isVisible()).toBe(false);
  });
});

test.describe('old addresses', () => {
  const rules = read('_redirects')
    .split('\n')
    // Those of languages that are not built are for tests/site/links.test.ts.
    .filter((line) => /^\/[^:*]*? /.test(line))
    .map((line) => line.split(' ') as [from: string, to: string, status: string]);

  test('lead to pages, at once', () => {
    const old = new Set(rules.map(([from]) => from));
    const faults = rules.flatMap(([from, to]) => [
      ...(to.startsWith('/') && findFault(SITE + to) ? [`${from}: ${findFault(SITE + to)}`] : []),
      ...(old.has(to.split('#')[0]!) ? [`${from} leads to ${to}, which leads on`] : []),
    ]);
    expect(faults).toEqual([]);
    expect(rules.length).toBeGreaterThan(40);
  });

  test('are no pages of their own', () => {
    const pages = new Set(builtPages().map((page) => page.path));
    const forced = rules.filter(([, , status]) => status.endsWith('!'));
    expect(forced.filter(([from]) => pages.has(from))).toEqual([]);
    expect(listed.filter((page) => forced.some(([from]) => from === page))).toEqual([]);
  });

  test('the host answers them', async () => {
    const page = await openPage('/x/api/date-pickers/clock-picker/?a=1', {until: 'load'});
    expect(new URL(page.url()).pathname).toBe('/x/api/date-pickers/time-clock/');
    expect(new URL(page.url()).search).toBe('?a=1');
  });

  for (const javaScriptEnabled of [true, false] as const) {
    test(`a page leads on where the host does not (JavaScript: ${javaScriptEnabled})`, async () => {
      // The file itself, which no rule of the host stands before.
      const page = await openPage('/x/api/date-pickers/clock-picker/index.html#props', {
        until: 'load',
        javaScriptEnabled,
      });
      await page.waitForURL((url) => url.pathname === '/x/api/date-pickers/time-clock/');
      if (javaScriptEnabled) {
        expect(new URL(page.url()).hash).toBe('#props');
      }
    });
  }
});
