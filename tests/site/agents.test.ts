import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {INDEX_FOLDER, NAMES_FILE, type SearchIndex} from '../../plugins/search/shared';
import {createSearch} from '../../src/components/Search/engine/createSearch';
import {listRemoved} from '../../plugins/api-history/readHistory';
import {axeViolations, builtPages, CHINESE, isFullRun, openPage} from './harness';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';
import {ENGLISH, UNSEEN} from './search-questions';

const BUILD = buildFolder('site');
const SITE = 'https://mui.com';
const PAGE = '/x/react-charts/bars/';
const TWIN = '/x/react-charts/bars.md';

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

const anchors = new Map<string, Set<string>>();

/** Whether a page of the build has an element with this id. */
function hasAnchor(page: string, id: string): boolean {
  let ids = anchors.get(page);
  if (!ids) {
    const html = read(`${page}index.html`);
    ids = new Set(
      [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
        ([, quoted, bare]) => quoted ?? bare!,
      ),
    );
    anchors.set(page, ids);
  }
  return ids.has(id);
}

/** What is wrong with an address of this site, or nothing. Addresses of other hosts, and other parts of this one, are not ours. */
function findFault(address: string): string | undefined {
  const url = new URL(address);
  const isOurs = isFullRun ? /^\/(zh\/)?(x\/|static\/|llms)/ : /^\/(x\/|static\/|llms)/;
  if (url.origin !== SITE || !isOurs.test(url.pathname)) {
    return undefined;
  }
  const page = url.pathname.replace(/(\.md|\/)?$/, '/');
  const isPage = /(\.md|\/)$/.test(url.pathname);
  if (!exists(url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname)) {
    return `${address}: no file`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  return id && isPage && !hasAnchor(page, id) ? `${address}: no anchor` : undefined;
}

const withoutFences = (text: string) => text.replace(/^[ >]*(`{3,}|~{3,})[^]*?^[ >]*\1 *$/gm, '');

describe('the Markdown of pages', () => {
  test('every page has a twin, which is named in its head', () => {
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

  test('every address in twins and lists leads somewhere', () => {
    const faults = texts.flatMap((file) =>
      [...withoutFences(read(file)).matchAll(/https:\/\/mui\.com\/[^\s)\]"'`<>]*/g)]
        .map(([address]) => findFault(address.replace(/[.,;:]+$/, '')))
        .flatMap((fault) => (fault ? [`${file}: ${fault}`] : [])),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  test('no twin holds what only the site understands', () => {
    const faults = texts.flatMap((file) =>
      [
        ...withoutFences(read(file))
          .replace(/`[^`\n]*`/g, '')
          .matchAll(/^.*(<[A-Z]\w+[\s/>]|\{\/\*|^:::|\[object |\]\(\/).*$/gm),
      ].map(([line]) => `${file}: ${line.slice(0, 120)}`),
    );
    expect(faults.slice(0, 20)).toEqual([]);
  });

  test('a guide has its version, its demos and its API', () => {
    const text = read(TWIN);
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
    const full = read('llms-full.txt');
    const names = [
      read('llms.txt'),
      ...['data-grid', 'date-pickers', 'charts', 'tree-view'].map((id) =>
        read(`x/react-${id}/llms.txt`),
      ),
    ].join('\n');
    const pages = listed.filter((page) => page.startsWith('/x/'));
    expect(
      pages.filter((page) => !names.includes(`${SITE}${page.replace(/\/$/, '.md')})`)),
    ).toEqual([]);
    expect(pages.filter((page) => !full.includes(`url: "${SITE}${page}"`))).toEqual([]);
    expect(fs.readFileSync(path.join(buildFolder(CHINESE), 'zh/llms.txt'), 'utf8')).toContain(
      `${SITE}/zh/x/introduction.md`,
    );
  });
});

describe('the buttons of a page', () => {
  test('copy its Markdown', async () => {
    const page = await openPage(PAGE, {
      context: {permissions: ['clipboard-read', 'clipboard-write']},
    });
    await page.getByRole('button', {name: 'Copy page'}).click();
    await page.getByRole('button', {name: 'Copied'}).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read(TWIN));
  });

  test('say so when the Markdown cannot be had', async () => {
    const page = await openPage(PAGE, {allow: [/bars\.md|Failed to load resource/]});
    await page.route(`**${TWIN}`, (route) => route.abort());
    await page.getByRole('button', {name: 'Copy page'}).click();
    await page.getByRole('button', {name: 'Not copied'}).waitFor();
  });

  test.each([
    ['light', 1400],
    ['dark', 1400],
    ['rtl', 1400],
    ['rtl', 390],
    ['light', 390],
  ] as const)('lead to it elsewhere (%s, %i px)', async (mode, width) => {
    const page = await openPage(PAGE, {mode, width});
    const more = page.getByRole('button', {name: 'More ways to use this page'});
    await more.press('Enter');
    const menu = page.getByRole('list', {name: 'Use this page elsewhere'});
    await menu.waitFor();
    const links = menu.getByRole('link');
    expect(await links.first().getAttribute('href')).toBe(TWIN);
    await page.waitForFunction(() => document.activeElement?.textContent === 'View as Markdown');
    await page.keyboard.press('ArrowDown');
    const second = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).href);
    expect(decodeURIComponent(second)).toContain(`Read ${SITE}${TWIN} `);
    const box = (await menu.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({state: 'hidden'});
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    await more.press('Enter');
    await menu.waitFor();
  });

  test('are a link without JavaScript', async () => {
    const page = await openPage(PAGE, {javaScriptEnabled: false});
    const link = page.getByRole('link', {name: 'View as Markdown'});
    expect(await link.getAttribute('href')).toBe(TWIN);
    expect(await page.getByRole('button', {name: 'Copy page'}).isVisible()).toBe(false);
  });
});

describe('old addresses', () => {
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

  test.each([true, false])(
    'a page leads on where the host does not (JavaScript: %s)',
    async (javaScriptEnabled) => {
      // The file itself, which no rule of the host stands before.
      const page = await openPage('/x/api/date-pickers/clock-picker/index.html#props', {
        until: 'load',
        javaScriptEnabled,
      });
      await page.waitForURL((url) => url.pathname === '/x/api/date-pickers/time-clock/');
      if (javaScriptEnabled) {
        expect(new URL(page.url()).hash).toBe('#props');
      }
    },
  );
});

describe('the MCP server', () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  beforeAll(async () => {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'plugins/agents/mcp/run.ts'],
        cwd: ROOT,
        stderr: 'inherit',
      }),
    );
  });
  afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({name, arguments: args});
    const [{text}] = result.content as [{text: string}];
    return {
      text,
      isError: result.isError === true,
      data: result.structuredContent as {
        version: string;
        hits: Array<{
          title: string;
          url: string;
          kind: string;
          page: string;
          more: Array<{url: string}>;
        }>;
        rows: Array<{name: string; of: string; kind: string; url: string; use?: string}>;
        sections: Array<{id: string}>;
        url: string;
        markdownUrl: string;
      },
    };
  };

  test('offers tools that only read', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual(['look_up_api', 'read_page', 'search_docs']);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getServerVersion()).toMatchObject({version: '8.12.1'});
  });

  test.each([
    ['stack bars', `${PAGE}#stacking`],
    ['install the data grid', '/x/react-data-grid/quickstart/'],
    ['license key', '/x/introduction/licensing/'],
    ['BarChart barLabel', '/x/api/charts/bar-chart/#bar-chart-prop-barLabel'],
    ['DataGrid rows', '/x/api/data-grid/data-grid/#data-grid-prop-rows'],
    ['TimeClock', '/x/api/date-pickers/time-clock/'],
    ['slotProps of BarChart', '/x/api/charts/bar-chart/#bar-chart-prop-slotProps'],
  ])('finds %j within the first three', async (query, address) => {
    const {data, text} = await call('search_docs', {query});
    const urlsOf = ({url, more}: (typeof data.hits)[number]) => [
      url,
      ...more.map((other) => other.url),
    ];
    expect(data.hits.slice(0, 3).flatMap(urlsOf)).toContainEqual(
      expect.stringContaining(SITE + address),
    );
    expect(data.hits.flatMap(urlsOf).flatMap((url) => findFault(url) ?? [])).toEqual([]);
    expect(data.version).toBe('8.12.1');
    expect(text).toMatch(/^MUI X 8\.12\.1/);
  });

  test('keeps to a product and a kind', async () => {
    const {data} = await call('search_docs', {
      query: 'bar label',
      product: 'charts',
      kind: 'slots',
    });
    expect(data.hits.length).toBeGreaterThan(0);
    expect(
      data.hits.every(({page, kind}) => page.startsWith('/x/api/charts/') && kind === 'slot'),
    ).toBe(true);
    expect((await call('search_docs', {query: 'qqqzzz'})).data.hits).toEqual([]);
  });

  // What a reader sees in the dialog of the site and an agent gets are one and the same. What the full text adds is left out:
  // pagefind also finds words that begin like those asked for in the parts of its index that earlier questions have loaded.
  test('answers like the search of the site', async () => {
    const index = JSON.parse(read(`${INDEX_FOLDER}/${NAMES_FILE}`)) as SearchIndex;
    const search = createSearch(index);
    const page = await openPage('/x/introduction/');
    await page.getByRole('button', {name: 'Search…'}).click();
    const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
    const answers = dialog.getByRole('group').filter({has: page.getByRole('option')});
    for (const {ask} of [...ENGLISH, ...Object.values(UNSEEN).flat()].filter(
      (_, place) => place % 12 === 0,
    )) {
      await dialog.getByRole('combobox').fill(ask);
      // It says how many it found when nothing more comes.
      await dialog
        .getByRole('status')
        .filter({hasText: /results|No results/})
        .waitFor();
      const shown: string[][] = [];
      for (const answer of (await answers.all()).slice(0, 3)) {
        shown.push(
          await answer
            .getByRole('option')
            .evaluateAll((options) => options.map((option) => option.getAttribute('href')!)),
        );
      }
      const byName = new Set(
        search(ask).flatMap(({page: of, hits}) => [of, ...hits].map(({href}) => SITE + href)),
      );
      const {data} = await call('search_docs', {query: ask, limit: 3});
      const answered = data.hits.map(({page: of, url, more}) => [
        ...new Set([SITE + of, url, ...more.map((other) => other.url)]),
      ]);
      const sortNamed = (urls: readonly string[]) => urls.filter((url) => byName.has(url)).sort();
      expect([ask, ...answered.map(sortNamed)]).toEqual([
        ask,
        ...shown.map((hrefs) => sortNamed(hrefs.map((href) => SITE + href))),
      ]);
    }
  });

  test('reads a page by any of its addresses, and a section of it', async () => {
    for (const asked of [PAGE, PAGE.slice(0, -1), SITE + PAGE, SITE + TWIN]) {
      const {text, data} = await call('read_page', {page: asked});
      expect(text).toContain(read(TWIN).trimEnd());
      expect(data.url).toBe(SITE + PAGE);
      expect(findFault(data.markdownUrl)).toBeUndefined();
    }
    const {text, data} = await call('read_page', {page: PAGE, section: 'stacking'});
    expect(text).toContain('## Stacked bars');
    expect(text).toContain('### stackOffset');
    expect(text).not.toContain('## Bar size and gaps');
    expect(findFault(data.url)).toBeUndefined();
  });

  test('looks names up', async () => {
    const component = await call('look_up_api', {name: '<BarChart />'});
    expect(component.data.rows.length).toBeGreaterThan(20);
    expect(component.data.rows.flatMap(({url}) => findFault(url) ?? [])).toEqual([]);
    const row = await call('look_up_api', {name: 'datagrid.ROWS'});
    expect(row.data.rows).toEqual([expect.objectContaining({name: 'rows', of: 'DataGrid'})]);
    const everywhere = await call('look_up_api', {name: 'barLabel'});
    expect(everywhere.data.rows.length).toBeGreaterThan(1);
  });

  test.each(['data-grid', 'date-pickers', 'charts', 'tree-view'] as const)(
    'names that %s had once lead to what takes their place',
    async (product) => {
      const removed = listRemoved(product, 5, 8).filter(({kind}) => kind !== 'path');
      const step = Math.floor(removed.length / 10);
      for (const {name, use} of removed.filter((_, at) => at % step === 0).slice(0, 10)) {
        const {data} = await call('look_up_api', {name});
        expect(data.rows.map((row) => row.use)).toContain(use);
        expect(data.rows.flatMap(({url}) => findFault(url) ?? [])).toEqual([]);
      }
    },
  );

  test('says what it does not know, and what is like it', async () => {
    expect(await call('look_up_api', {name: 'BarCart'})).toMatchObject({
      isError: true,
      text: expect.stringContaining('BarChart'),
    });
    expect(await call('look_up_api', {name: 'BarChart.barLable'})).toMatchObject({
      isError: true,
      text: expect.stringContaining('barLabel'),
    });
    expect(await call('read_page', {page: '/x/nowhere/'})).toMatchObject({isError: true});
    expect(await call('read_page', {page: PAGE, section: 'nothing'})).toMatchObject({
      isError: true,
      text: expect.stringContaining('stacking'),
    });
    expect(await call('search_docs', {query: ''})).toMatchObject({isError: true});
  });

  test('every address in its index leads somewhere', () => {
    const index = JSON.parse(read('x/docs-index.json')) as {
      pages: Array<{path: string; headings: Array<{id: string}>}>;
      rows: Array<{page: string; anchor: string}>;
    };
    const faults = [
      ...index.pages.flatMap((page) =>
        page.headings.map(({id}) => findFault(`${SITE}${page.path}#${id}`)),
      ),
      ...index.rows.map((row) => findFault(`${SITE}${row.page}#${row.anchor}`)),
    ].filter(Boolean);
    expect(faults).toEqual([]);
    expect(index.rows.length).toBeGreaterThan(1000);
  });

  test('says what to run where nothing is built', async () => {
    const error = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [
          path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
          'plugins/agents/mcp/run.ts',
          '--build',
          'nowhere',
        ],
        {cwd: ROOT},
        (_error, _out, stderr) => resolve(stderr),
      );
    });
    expect(error).toContain('run "npx docusaurus build --locale en" first');
  });
});
