import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {load} from 'js-yaml';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {SourcesReport} from '@mui-x-docs/doctor/checkSources';
import {collectUsages} from '@mui-x-docs/doctor/collectUsages';
import {describeApi} from '../../packages/mcp/src/describeApi';
import {lookUpApi} from '../../packages/mcp/src/lookUpApi';
import {INDEX_PATH, type DocsIndex} from '@mui-x-docs/docs-index/format';
import {listRemoved} from '../../site/api/history/readHistory';
import {INDEX_FOLDER, NAMES_FILE, type SearchIndex} from '@mui-x-docs/search/indexFormat';
import {createSearch} from '@mui-x-docs/search/createSearch';
import {expect, openPage, test} from './harness';
import {findProblem, SITE} from './harness/addresses';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';
import {serveFolder} from './harness/staticServer';
import {unzip} from './harness/unzip';
import {INVENTED_NAMES, REAL_NAMES} from './api-names';
import {ENGLISH} from './searchQuestions';

const BUILD = buildFolder('site');
const PAGE = '/x/react-charts/bars/';
const MARKDOWN = '/x/react-charts/bars.md';
const PACKAGE = 'x/mcp/mui-x-docs-8.12.1.tgz';

/** Bytes that the protocol adds to a result: quotes and line breaks in the text are escaped. */
const ENVELOPE = 2000;

/** How many of the results of a search an agent reads: the sections, and their pages. */
const RESULTS_READ = 2;

const runFile = promisify(execFile);

const read = (file: string) => fs.readFileSync(path.join(BUILD, file), 'utf8');

/** Returns the source files of a demo or of a recipe. */
function listSources(solution: string): string[] {
  const target = path.join(ROOT, 'docs', solution);
  return fs.existsSync(`${target}.tsx`)
    ? [`${target}.tsx`]
    : (fs.readdirSync(target, {recursive: true}) as string[])
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => path.join(target, file));
}

test.describe('the MCP server', () => {
  const client = new Client({name: 'test', version: '1.0.0'});
  test.beforeAll(async () => {
    await client.connect(
      new StdioClientTransport({command: 'npm', args: ['run', '-s', 'mcp'], cwd: ROOT}),
      // It is built first.
      {timeout: 240_000},
    );
  });
  test.afterAll(() => client.close());

  const call = async (name: string, args: Record<string, unknown>) => {
    const result = await client.callTool({name, arguments: args});
    const [{text}] = result.content as [{text: string}];
    return {
      bytes: Buffer.byteLength(JSON.stringify(result)),
      text,
      isError: result.isError === true,
      data: result.structuredContent as {
        hits: Array<{url: string; kind: string; page: string}>;
        exists: boolean;
        rows: Array<{name: string; of: string[]; kind: string; urls: string[]}>;
        exports: Array<{name: string; kind: string; urls: string[]}>;
        removed: Array<{use?: string; urls: string[]}>;
        similar: string[];
      },
    };
  };

  test('has three tools, which only read', async () => {
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name).sort()).toEqual(['look_up_api', 'read_page', 'search_docs']);
    expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
    expect(client.getServerVersion()).toMatchObject({version: '8.12.1'});
  });

  test('offers guides as resources, and prompts', async () => {
    const {resources} = await client.listResources();
    const bars = resources.find(({uri}) => uri === SITE + MARKDOWN);
    expect(bars).toMatchObject({mimeType: 'text/markdown', description: expect.any(String)});
    expect(resources.every(({uri}) => !uri.includes('/x/api/'))).toBe(true);
    const {contents} = await client.readResource({uri: SITE + MARKDOWN});
    expect(contents).toMatchObject([{uri: SITE + MARKDOWN, text: read(MARKDOWN)}]);
    await expect(client.readResource({uri: `${SITE}/x/nothing.md`})).rejects.toThrow(
      /There is no page at/,
    );
    const {prompts} = await client.listPrompts();
    expect(prompts.map(({name}) => name)).toEqual(['build', 'review']);
    const {messages} = await client.getPrompt({name: 'build', arguments: {task: 'Stack bars'}});
    expect(messages).toMatchObject([{content: {text: expect.stringContaining('Stack bars')}}]);
  });

  test('hands out the names that the solutions of 60 tasks need', async () => {
    const tasks = load(
      fs.readFileSync(path.join(__dirname, 'agentTasks.yaml'), 'utf8'),
    ) as readonly (readonly [task: string, solution: string])[];
    const gaps: string[] = [];
    for (const [task, solution] of tasks) {
      const needed = listSources(solution).flatMap((file) =>
        collectUsages(fs.readFileSync(file, 'utf8'), file).usages.flatMap(({kind, name}) =>
          ['export', 'prop', 'slot', 'class'].includes(kind) ? [name] : [],
        ),
      );
      expect(needed, solution).not.toEqual([]);
      const {data, text} = await call('search_docs', {query: task});
      const answers = [text];
      for (const {url, page} of data.hits.slice(0, RESULTS_READ)) {
        answers.push((await call('read_page', {page: url})).text);
        answers.push((await call('read_page', {page})).text);
      }
      const known = new Set(answers.join(' ').match(/[\w-]+/g));
      const missing = [...new Set(needed)].filter((name) => !known.has(name));
      if (missing.length > 0) {
        gaps.push(`${task}: ${missing.join(', ')}`);
      }
    }
    expect(tasks).toHaveLength(60);
    expect(gaps.length, gaps.join('\n')).toBeLessThanOrEqual(6);
  });

  test('filters by product and kind', async () => {
    const {data, text} = await call('search_docs', {
      query: 'bar label',
      product: 'charts',
      kind: 'slots',
    });
    expect(text).toMatch(/^MUI X 8\.12\.1/);
    expect(data.hits.length).toBeGreaterThan(0);
    expect(
      data.hits.every(({page, kind}) => page.startsWith('/x/api/charts/') && kind === 'slot'),
    ).toBe(true);
    expect((await call('search_docs', {query: 'qqqzzz'})).data.hits).toEqual([]);
    expect(await call('search_docs', {query: ''})).toMatchObject({isError: true});
  });

  // Results of the full text are ignored: pagefind also finds longer words in the parts of its index that earlier questions
  // have loaded.
  test('finds the same pages as the search of the site', async () => {
    const index = JSON.parse(read(`${INDEX_FOLDER}/${NAMES_FILE}`)) as SearchIndex;
    const search = createSearch(index);
    const page = await openPage('/x/introduction/');
    await page.getByRole('button', {name: 'Search…'}).click();
    const dialog = page.getByRole('dialog', {name: 'Search the documentation'});
    const answers = dialog.getByRole('group').filter({has: page.getByRole('option')});
    for (const {ask} of ENGLISH.filter((_, place) => place % 8 === 0)) {
      await dialog.getByRole('combobox').fill(ask);
      // The count is announced when the results are complete.
      await dialog
        .getByRole('status')
        .filter({hasText: /results|No results/})
        .waitFor();
      const shown: (string | null)[] = [];
      for (const answer of (await answers.all()).slice(0, 3)) {
        shown.push(await answer.getByRole('option').first().getAttribute('href'));
      }
      const byName = new Set(search(ask).map(({page: of}) => of.href));
      const isNamed = (href: string | null) => href !== null && byName.has(href);
      const {data} = await call('search_docs', {query: ask, limit: 3});
      expect([ask, ...data.hits.map(({page: of}) => of).filter(isNamed)]).toEqual([
        ask,
        ...shown.filter(isNamed),
      ]);
    }
  });

  test('reads a page, a section, a row, and a demo', async () => {
    const whole = await call('read_page', {page: SITE + PAGE});
    expect(whole.text).toBe(`MUI X 8.12.1: ${SITE}${PAGE}\n\n${read(MARKDOWN)}`);
    const {text} = await call('read_page', {page: PAGE, section: 'stacking'});
    expect(text).toContain('## Stacked bars');
    expect(text).toContain('### Stack offset');
    expect(text).not.toContain('## Bar size and gaps');
    expect((await call('read_page', {page: `${PAGE}#stacking`})).text).toBe(text);
    const row = await call('read_page', {
      page: '/x/api/charts/bar-chart/',
      section: 'bar-chart-slot-barLabel',
    });
    expect(row.text).toMatch(/bar-chart-slot-barLabel\n\n- `barLabel`: /);
    expect((await call('read_page', {page: PAGE, section: 'BasicBars'})).text).toContain(
      '```tsx title="BasicBars.tsx"',
    );
  });

  test('reads no page of another host, and no input that is too long', async () => {
    for (const page of ['https://example.com/x/react-charts/bars/', 'file:///etc/passwd']) {
      expect(await call('read_page', {page})).toMatchObject({
        isError: true,
        text: expect.stringContaining('Only pages of https://mui.com'),
      });
    }
    const long = 'a'.repeat(100_000);
    for (const [name, args] of [
      ['search_docs', {query: long}],
      ['read_page', {page: long}],
      ['read_page', {page: PAGE, section: long}],
      ['look_up_api', {name: long}],
    ] as const) {
      const {isError, bytes} = await call(name, args);
      expect([name, isError]).toEqual([name, true]);
      expect(bytes).toBeLessThan(2000);
    }
  });

  for (const [list, exists] of [
    [REAL_NAMES, true],
    [INVENTED_NAMES, false],
  ] as const) {
    for (const [name, expected] of list) {
      test(`${exists ? 'knows' : 'does not know'} ${name}`, async () => {
        const {text, data, isError, bytes} = await call('look_up_api', {name});
        expect(text).toMatch(expected);
        expect([data.exists, isError]).toEqual([exists, !exists]);
        expect(bytes).toBeLessThan(20_000 + ENVELOPE);
        const found = exists ? [...data.rows, ...data.exports] : data.removed;
        expect(found.flatMap(({urls}) => urls.flatMap((url) => findProblem(url) ?? []))).toEqual(
          [],
        );
      });
    }
  }

  test('no result about the API is long', async () => {
    const index = JSON.parse(read(INDEX_PATH)) as DocsIndex;
    const docs = {
      ...index,
      origins: [SITE],
      names: JSON.parse(read(`${INDEX_FOLDER}/${NAMES_FILE}`)) as SearchIndex,
      readMarkdown: async () => '',
      readSearchFile: async () => Buffer.from(''),
    };
    const owners = index.pages.filter(({imports}) => imports).map(({title}) => title);
    const counts = new Map<string, number>();
    for (const {name} of index.rows) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    // Components, and the names that most of them have.
    const names = [
      ...owners.map((title) => title.replace(/ API$/, '')),
      ...[...counts].filter(([, count]) => count > 20).map(([name]) => name),
    ];
    const sizes = names.map((name): [number, string] => {
      const {text, data} = describeApi(docs, name, lookUpApi(docs, name));
      return [Buffer.byteLength(text + JSON.stringify(data)), name];
    });
    expect(sizes.filter(([size]) => size >= 20_000)).toEqual([]);
    expect(sizes.length).toBeGreaterThan(250);
  });

  for (const product of ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const) {
    test(`removed names of ${product} have their replacement`, async () => {
      const removed = listRemoved(product, 5, 8).filter(({kind}) => kind !== 'path');
      const step = Math.floor(removed.length / 10);
      for (const {owner, name, use} of removed.filter((_, at) => at % step === 0).slice(0, 10)) {
        const {data} = await call('look_up_api', {name: owner ? `${owner}.${name}` : name});
        expect([owner, name, data.removed.map((row) => row.use)]).toEqual([
          owner,
          name,
          expect.arrayContaining([use]),
        ]);
      }
    });
  }

  test('every URL in its index exists', () => {
    const index = JSON.parse(read(INDEX_PATH)) as DocsIndex;
    const problems = [
      ...index.pages.flatMap((page) =>
        page.headings.map(({id}) => findProblem(`${SITE}${page.path}#${id}`)),
      ),
      ...index.rows.map((row) => findProblem(`${SITE}${row.page}#${row.anchor}`)),
      ...index.exports.flatMap(({guides}) => guides.map((guide) => findProblem(SITE + guide))),
    ].filter(Boolean);
    expect(problems).toEqual([]);
    expect(index.rows.length).toBeGreaterThan(1000);
    expect(index.exports.length).toBeGreaterThan(1000);
  });
});

test.describe('the published server, in an empty folder', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-package-'));
  const bin = path.join(home, 'node_modules/.bin/mui-x-docs-mcp');
  test.beforeAll(async () => {
    const packed = path.join(BUILD, PACKAGE);
    await runFile('npm', ['install', '--offline', '--no-audit', '--no-fund', packed], {cwd: home});
  });
  test.afterAll(() => fs.rmSync(home, {recursive: true}));

  const env = (cache: string, docsUrl: string) => ({
    PATH: process.env.PATH!,
    HOME: home,
    XDG_CACHE_HOME: path.join(home, cache),
    DOCS_URL: docsUrl,
  });
  /** Starts the installed server for one session. */
  const talk = async <T>(docsUrl: string, say: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({name: 'test', version: '1.0.0'});
    await client.connect(
      new StdioClientTransport({command: bin, cwd: home, env: env('cache', docsUrl)}),
    );
    try {
      return await say(client);
    } finally {
      await client.close();
    }
  };
  const textOf = (result: unknown) => (result as {content: Array<{text: string}>}).content[0]!.text;

  test('has no dependencies', () => {
    expect(
      fs.readdirSync(path.join(home, 'node_modules')).filter((name) => !name.startsWith('.')),
    ).toEqual(['mui-x-docs-mcp']);
    const manifest = (file: string) =>
      JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string};
    expect(manifest(path.join(home, 'node_modules/mui-x-docs-mcp/package.json')).version).toBe(
      manifest(path.join(ROOT, 'package.json')).version,
    );
  });

  test('answers from a deployed site, and offline from its cache', async () => {
    const site = await serveFolder(BUILD);
    const ask = async (client: Client) => [
      textOf(
        await client.callTool({name: 'read_page', arguments: {page: PAGE, section: 'stacking'}}),
      ),
      textOf(await client.callTool({name: 'look_up_api', arguments: {name: 'BarChart.barLabel'}})),
      textOf(
        await client.callTool({name: 'search_docs', arguments: {query: 'stack bars', limit: 3}}),
      ),
    ];
    const online = await talk(site.origin, ask);
    expect(online[0]).toContain('## Stacked bars');
    expect(online[1]).toContain('bar-chart-slot-barLabel');
    expect(online[2]).toContain(`${SITE}${PAGE}#stacking`);
    await site.close();
    expect(await talk(site.origin, ask)).toEqual(online);
  });

  test('is one line away: the command on the page runs it, and it answers', async () => {
    const site = await serveFolder(BUILD);
    const page = read('x/introduction/mcp.md');
    const [, command = ''] = /^claude mcp add mui-x-docs -- (.+)$/m.exec(page)!;
    const [npx, ...args] = command.replace(SITE, site.origin).split(' ');
    expect([npx, args.at(-1)]).toEqual(['npx', `${site.origin}/${PACKAGE}`]);
    const client = new Client({name: 'test', version: '1.0.0'});
    await client.connect(
      new StdioClientTransport({
        command: npx!,
        args,
        cwd: home,
        env: {...env('npx', site.origin), npm_config_cache: path.join(home, 'npm')},
      }),
    );
    expect(
      textOf(await client.callTool({name: 'look_up_api', arguments: {name: 'BarChart.barLabel'}})),
    ).toContain('bar-chart-slot-barLabel');
    await client.close();
    await site.close();
  });

  test('is offered by buttons that contain the same command, with its checksum', async () => {
    const page = await openPage('/x/introduction/mcp/');
    const main = page.getByRole('main');
    const config = {command: 'npx', args: ['-y', `${SITE}/${PACKAGE}`]};
    const cursor = await main.getByRole('link', {name: 'Add to Cursor'}).getAttribute('href');
    expect(cursor).toMatch(
      /^cursor:\/\/anysphere\.cursor-deeplink\/mcp\/install\?name=mui-x-docs&/,
    );
    const encoded = new URLSearchParams(cursor!.split('?')[1]).get('config')!;
    expect(JSON.parse(Buffer.from(encoded, 'base64').toString())).toEqual(config);
    const code = await main.getByRole('link', {name: 'Add to VS Code'}).getAttribute('href');
    expect(JSON.parse(decodeURIComponent(code!.replace('vscode:mcp/install?', '')))).toEqual({
      name: 'mui-x-docs',
      ...config,
    });
    for (const file of [PACKAGE, PACKAGE.replace('.tgz', '.mcpb')]) {
      const sum = createHash('sha256')
        .update(fs.readFileSync(path.join(BUILD, file)))
        .digest('hex');
      await expect(main.getByRole('row').filter({hasText: path.basename(file)})).toContainText(sum);
    }
  });

  const check = async (folder: string) => {
    const args = ['check', folder, '--json', '--docs', BUILD];
    const run = await runFile(bin, args, {
      cwd: ROOT,
      env: env('check', ''),
      maxBuffer: 1 << 26,
    }).catch((error: unknown) => error as {stdout: string; code: number});
    const {findings, files} = JSON.parse(run.stdout) as SourcesReport;
    const errors = findings.filter(({severity}) => severity === 'error');
    expect('code' in run ? run.code : 0).toBe(errors.length > 0 ? 1 : 0);
    return {findings, errors: errors.map(({file, message}) => `${file}: ${message}`), files};
  };

  test('finds at least 90 % of the breaking changes in marked files, with at most 5 % false alarms', async () => {
    const fixtures = path.join(ROOT, 'packages/doctor/src/fixtures');
    const folder = path.join(home, 'fixtures');
    fs.mkdirSync(folder);
    const marked = fs.readdirSync(fixtures).flatMap((name) => {
      const code = fs.readFileSync(path.join(fixtures, name), 'utf8');
      const file = name.replace(/\.txt$/, '');
      fs.writeFileSync(path.join(folder, file), code);
      return code
        .split('\n')
        .flatMap((line, index) => (line.includes('// !') ? [`${file}:${index + 1}`] : []));
    });
    const {findings} = await check(folder);
    const places = findings.map(({file, line}) => `${path.basename(file)}:${line}`);
    const missed = marked.filter((place) => !places.includes(place));
    const wrong = places.filter((place) => !marked.includes(place));
    expect(marked.length).toBeGreaterThan(130);
    expect(missed.length / marked.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
    expect(wrong.length / places.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test('checks source files: no alarm in the demos, and the changes since v7 in those of v7', async () => {
    const current = await check('docs');
    expect(current.files).toBeGreaterThan(1000);
    expect(current.errors).toEqual([]);
    const older = await check('versioned_docs/version-v7');
    expect(older.errors.join('\n')).toContain('`ResponsiveChartContainer` was removed in 8.0.');
    expect(older.errors.join('\n')).toContain('`TreeItem2` was removed in 8.0.');
  });

  test('is described by a card with the checksum of the bundle', () => {
    const card = JSON.parse(read('.well-known/mcp/server-card.json')) as {
      name: string;
      packages: {identifier: string; fileSha256: string}[];
    };
    expect(card.name).toMatch(/^[a-z.-]+\/mui-x-docs$/);
    expect(card.packages).toHaveLength(1);
    const [{identifier, fileSha256}] = card.packages as [(typeof card.packages)[0]];
    const bundle = fs.readFileSync(path.join(BUILD, new URL(identifier).pathname));
    expect(fileSha256).toBe(createHash('sha256').update(bundle).digest('hex'));
  });

  test('is joined by skills with the digests of their index', () => {
    const {skills} = JSON.parse(read('.well-known/agent-skills/index.json')) as {
      skills: {name: string; url: string; digest: string}[];
    };
    expect(skills.map(({name}) => name)).toEqual([
      'mui-x-data-grid',
      'mui-x-date-pickers',
      'mui-x-charts',
      'mui-x-tree-view',
      'mui-x-upgrade',
    ]);
    for (const {url, digest} of skills) {
      const text = read(url);
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      expect(text.split('\n').length).toBeLessThanOrEqual(500);
    }
  });

  test('is a bundle for desktop clients, too', async () => {
    const files = unzip(path.join(BUILD, PACKAGE.replace('.tgz', '.mcpb')));
    const {server, version} = JSON.parse(files['manifest.json']!) as {
      version: string;
      server: {entry_point: string; mcp_config: {args: string[]}};
    };
    expect(version).toBe('8.12.1');
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(home, 'desktop', name)), {recursive: true});
      fs.writeFileSync(path.join(home, 'desktop', name), text);
    }
    expect(server.mcp_config.args).toEqual([['$', '{__dirname}/', server.entry_point].join('')]);
    const {stderr} = await runFile(
      process.execPath,
      [path.join(home, 'desktop', server.entry_point), '--help'],
      {env: env('desktop', '')},
    );
    expect(stderr).toContain(`or ${SITE}.`);
  });

  test('explains what to do if it finds no docs', async () => {
    const start = async (docsUrl: string) => {
      const error: unknown = await runFile(bin, [], {
        cwd: home,
        env: env('empty', docsUrl),
      }).catch((thrown: unknown) => thrown);
      return error as {stderr: string; stdout: string; code: number};
    };
    const site = await serveFolder(home);
    expect(await start(site.origin)).toMatchObject({
      stderr: `No docs in the language "en" on ${site.origin} ("x/docs-index.json"). Set \`DOCS_URL\` to the site of the docs.\n`,
      stdout: '',
      code: 1,
    });
    await site.close();
    expect(await start(site.origin)).toMatchObject({
      stderr: `${site.origin} isn't reachable (ECONNREFUSED), and "x/docs-index.json" isn't cached. Connect to the network once, or set \`DOCS_URL\` to a site that is reachable.\n`,
      code: 1,
    });
    expect(await start('nowhere')).toMatchObject({
      stderr:
        'No build in the language "en" in "nowhere". Run `npx docusaurus build --locale en`.\n',
      code: 1,
    });
  });
});
