import {spawn} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Locator, type Page} from '@playwright/test';
import {brokenBy} from './site/harness/axe';
import {docusaurusCommand, docusaurusEnv, ensureBuild} from './site/harness/builds';
import {launchOptions} from './site/harness/chromium';
import {CACHE, ROOT} from './site/harness/paths';
import {serveFolder} from './site/harness/staticServer';
import {measureTransfer} from './site/harness/measureTransfer';
import {ENGLISH, QUESTIONS} from './site/searchQuestions';
import {makeStockSite} from './stockSite';

/**
 * Measures, and prints tables:
 *   npm run bench -- /x/introduction/ /x/react-charts/   weights, requests, nodes, Lighthouse, axe of pages
 *   npm run bench -- --stock                             pages and build of ours beside stock Docusaurus with the same Markdown
 *   npm run bench -- --actions                           milliseconds to the next frame at 4× slow-down: search, menus, tabs, links
 *   npm run bench -- --search                            milliseconds from a question to its results, at 4× slow-down
 *   npm run bench -- --build                             seconds, pages a second and peak memory of a build from nothing
 * `--runs 5` takes the median of five instead of three; `--no-lighthouse` takes no times. `--beside ../before` (as often as there
 * are others) measures pages and actions of another built checkout, alternately with ours: the only way to compare two states on
 * a computer whose speed changes from hour to hour.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const runs = args.includes('--no-lighthouse')
    ? 0
    : Number(args[args.indexOf('--runs') + 1] ?? 3) || 3;
  const others = args.flatMap((arg, at) => (args[at - 1] === '--beside' ? [arg] : []));
  const pages = args.filter((arg) => arg.startsWith('/') && !others.includes(arg));
  const {model = 'unknown processor'} = os.cpus()[0] ?? {};
  console.log(`${os.cpus().length} × ${model}, Node ${process.versions.node}\n`);
  if (args.includes('--stock')) {
    await benchStock(pages.length > 0 ? pages : STOCK_PAGES, runs);
  } else if (args.includes('--actions')) {
    await benchActions(others, runs || 3);
  } else if (args.includes('--search')) {
    await benchSearch();
  } else if (args.includes('--build')) {
    await benchBuild();
  } else {
    await benchPages(pages.length > 0 ? pages : ['/x/introduction/'], runs, others);
  }
}

/** A built site to measure, by the name that its rows have. */
interface Site {
  name: string;
  /** The folder that its build wrote. */
  folder: string;
}

/** Ours, and those of the other checkouts that are measured beside it. */
async function sitesBeside(others: readonly string[]): Promise<Site[]> {
  const sites = [{name: 'ours', folder: await ensureBuild('site')}];
  for (const checkout of others) {
    const folder = path.join(path.resolve(checkout), 'build');
    if (!fs.existsSync(path.join(folder, 'x'))) {
      throw new Error(`--beside ${checkout}: ${folder} is no built site. Run npm run build there.`);
    }
    sites.push({name: path.basename(path.resolve(checkout)), folder});
  }
  return sites;
}

/** The pages of the table in `.github/PERFORMANCE.md`. */
const STOCK_PAGES = [
  '/x/introduction/licensing/',
  '/x/api/data-grid/data-grid/',
  '/x/react-data-grid/',
  '/x/react-data-grid/quickstart/',
];

/** The same Markdown, built by both one after the other, and measured in the same browser. */
async function benchStock(paths: string[], runs: number): Promise<void> {
  const ours = await ensureBuild('site');
  const stock = makeStockSite(ours);
  const folder = path.join(CACHE, 'bench-stock');
  const builds = [
    await measureBuild('ours', ROOT, ['--locale', 'en']),
    await measureBuild('stock', stock.folder, [], folder),
  ];
  const sites = [
    {name: 'ours', folder: ours},
    {name: 'stock', folder},
  ];
  const rows = await comparePages(sites, paths, runs);
  fs.rmSync(folder, {recursive: true, force: true});
  console.log(
    'Stock Docusaurus from the Markdown mirrors of our pages, without demos and settings.',
  );
  printTable(builds);
  printTable(rows);
}

/** Weights of the pages in each site, and times of Lighthouse in turns: a run of each site, then the next of each. */
async function comparePages(
  sites: readonly Site[],
  paths: readonly string[],
  runs: number,
): Promise<Record<string, string>[]> {
  const port = await freePort();
  const browser = await chromium.launch(await launchOptions([`--remote-debugging-port=${port}`]));
  const servers = await Promise.all(sites.map(({folder}) => serveFolder(folder)));
  const rows: Record<string, string>[] = [];
  try {
    for (const each of paths) {
      const urls = servers.map((server) => server.origin + each);
      const weights: Record<string, string>[] = [];
      for (const url of urls) {
        weights.push(await measurePage(browser, url));
      }
      const times = runs > 0 ? await runLighthouse(urls, port, runs) : [];
      for (const [at, {name}] of sites.entries()) {
        rows.push({
          ...(sites.length > 1 ? {site: name} : {}),
          page: each,
          ...weights[at],
          ...times[at],
        });
      }
      process.stderr.write('.');
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
  process.stderr.write('\n');
  return rows;
}

/** What a reader does on a page, by name. */
const ACTIONS: Record<string, {page: string; act: (page: Page) => Promise<void>}> = {
  'open the search': {
    page: '/x/introduction/',
    act: (page) => page.keyboard.press('Control+k'),
  },
  'open the settings': {
    page: '/x/introduction/',
    act: (page) => press(page.getByRole('button', {name: 'Toggle settings drawer'})),
  },
  'open a menu': {
    page: '/x/introduction/',
    act: (page) => press(page.locator('#mui-version-selector')),
  },
  'open the notifications': {
    page: '/x/introduction/',
    act: async (page) => {
      const bell = page.getByRole('button', {name: /[1-9] unread notifications$/});
      await bell.waitFor();
      await press(bell);
    },
  },
  'choose a code tab': {
    page: '/x/introduction/installation/',
    act: (page) => press(page.locator('main [role="tab"][aria-selected="false"]').first()),
  },
  'expand the code': {
    page: '/x/react-charts/bars/',
    act: (page) => press(page.locator('[data-demo] button[aria-expanded="false"]').first()),
  },
  'filter 127 props': {
    page: '/x/api/data-grid/data-grid/',
    act: async (page) => {
      const box = page.getByRole('searchbox', {name: 'Filter 127 props'});
      await press(box);
      await box.pressSequentially('sel', {delay: 300});
    },
  },
};

/** Brings the pointer there, as a reader does before pressing: the page scrolls and shows what it shows below a pointer. */
async function press(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(500);
  await target.click();
}

/** The way to another page of text, to one that was read before, and back: until the frame with its heading is drawn. */
const STEPS: Record<string, {from: string; to: string; isRead: boolean; goesBack?: boolean}> = {
  'follow a link to a new page': {
    from: '/x/introduction/support/',
    to: '/x/introduction/installation/',
    isRead: false,
  },
  'follow a link to a page read before': {
    from: '/x/introduction/installation/',
    to: '/x/introduction/support/',
    isRead: true,
  },
  'go back to a page read before': {
    from: '/x/introduction/installation/',
    to: '/x/introduction/support/',
    isRead: true,
    goesBack: true,
  },
};

/**
 * How long an action keeps the reader waiting (INP: from pressing a key or button to the next frame), at a quarter of this
 * computer's speed; and how long it takes until another page is on show.
 */
async function benchActions(others: readonly string[], runs: number): Promise<void> {
  const sites = await sitesBeside(others);
  const servers = await Promise.all(sites.map(({folder}) => serveFolder(folder)));
  const browser = await chromium.launch(await launchOptions());
  const rows: Record<string, string>[] = [];
  const measure = async (action: string, time: (origin: string) => Promise<number>) => {
    const times = sites.map((): number[] => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [at, server] of servers.entries()) {
        times[at]!.push(await time(server.origin));
      }
    }
    for (const [at, {name}] of sites.entries()) {
      rows.push({
        action,
        ...(sites.length > 1 ? {site: name} : {}),
        'median ms': middle(times[at]!).toFixed(0),
        'slowest ms': Math.max(...times[at]!).toFixed(0),
      });
    }
    process.stderr.write('.');
  };
  for (const [action, {page: address, act}] of Object.entries(ACTIONS)) {
    await measure(action, async (origin) => {
      const page = await openSlowly(browser, origin + address);
      await act(page);
      const slowest = await readSlowestEvent(page);
      await page.close();
      return slowest;
    });
  }
  for (const [action, {from, to, isRead, goesBack = false}] of Object.entries(STEPS)) {
    await measure(action, async (origin) => {
      const page = await openSlowly(browser, origin + (isRead ? to : from));
      if (isRead) {
        await page.locator(`#page-tree a[href="${from}"]`).last().click();
        await page.waitForURL(`**${from}`);
      }
      await page.locator(`#page-tree a[href="${to}"]`).last().hover();
      // What the page before has begun is no part of the step.
      await page.waitForTimeout(1000);
      const time = await page.evaluate(timeStep, {to, goesBack});
      await page.close();
      return time;
    });
  }
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  process.stderr.write('\n');
  console.log(
    `INP of an action, and the time until another page is on show, at 4× slow-down, median of ${runs} fresh pages.`,
  );
  printTable(rows);
}

/** In the page: goes to another one, and says after how many milliseconds its heading has been drawn. */
async function timeStep({to, goesBack}: {to: string; goesBack: boolean}): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const began = performance.now();
  if (goesBack) {
    history.back();
  } else {
    // The list of versions stands above the rows of the tree, and may lead there too.
    const links = document.querySelectorAll<HTMLElement>(`#page-tree a[href="${to}"]`);
    links[links.length - 1]?.click();
  }
  do {
    await new Promise((next) => requestAnimationFrame(next));
  } while (document.querySelector('h1')?.textContent === before);
  // A task that is asked for while a frame is made runs once it is drawn; the next frame comes up to 16 ms later.
  await new Promise((drawn) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = drawn;
    port2.postMessage(undefined);
  });
  return performance.now() - began;
}

const middle = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** A page that is ready and idle, on a processor four times slower; it remembers how long each input took. */
async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1350, height: 940}});
  await page.addInitScript(() => {
    const slowest = {value: 0};
    Object.assign(window, {slowest});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        // Pointers that pass over something have none.
        if (entry.interactionId > 0) {
          slowest.value = Math.max(slowest.value, entry.duration);
        }
      }
    }).observe({type: 'event', durationThreshold: 16, buffered: true});
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return page;
}

/** Milliseconds of the slowest input so far; 16 where none took a frame. */
async function readSlowestEvent(page: Page): Promise<number> {
  // The entry of an input comes with the frames after it.
  await page.waitForTimeout(1000);
  return page.evaluate(() => {
    const {slowest} = window as unknown as {slowest: {value: number}};
    return Math.max(16, slowest.value);
  });
}

async function benchPages(paths: string[], runs: number, others: readonly string[]): Promise<void> {
  const rows = await comparePages(await sitesBeside(others), paths, runs);
  console.log('Weights in KiB of gzip before interaction, 1350 × 940, nothing cached.');
  if (runs > 0) {
    console.log(`Lighthouse 12 mobile, simulated throttling, median of ${runs}.`);
  }
  printTable(rows);
}

/** From the last letter of a question to the frame with its answers, the indexes already there; and what it took to get there. */
async function benchSearch(): Promise<void> {
  const server = await serveFolder(await ensureBuild('site'));
  const browser = await chromium.launch(await launchOptions());
  try {
    await measureSearch(browser, server.origin);
  } finally {
    // Else a step that fails would leave the browser, and with it this process, waiting for ever.
    await browser.close();
    await server.close();
  }
}

async function measureSearch(browser: Browser, origin: string): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const [index, pageAddress, questions] of [
    ['English', '/x/introduction/', ENGLISH],
    ['Chinese', '/zh/x/introduction/', QUESTIONS.chinese],
  ] as const) {
    const page = await browser.newPage();
    await page.goto(origin + pageAddress, {waitUntil: 'networkidle'});
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    const scale = measureTransfer(page);
    await page.keyboard.press('Control+k');
    const field = page.locator('dialog[open] input');
    await field.fill('data grid');
    await page.locator('dialog[open] [role="option"]').first().waitFor();
    await page.locator('dialog[open] [role="status"]:not(:empty)').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    const {total} = await scale.read();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const times = await page.evaluate(
      async (asked) => {
        const input = document.querySelector<HTMLInputElement>('dialog[open] input')!;
        const status = document.querySelector('dialog[open] [role="status"]')!;
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
        const taken: {names: number[]; all: number[]} = {names: [], all: []};
        // No function with a name: what runs this file marks them with a helper that no page has.
        for (const question of asked) {
          write.call(input, '');
          input.dispatchEvent(new Event('input', {bubbles: true}));
          while (status.textContent !== '') {
            await new Promise(requestAnimationFrame);
          }
          const began = performance.now();
          write.call(input, question);
          input.dispatchEvent(new Event('input', {bubbles: true}));
          await new Promise(requestAnimationFrame);
          taken.names.push(performance.now() - began);
          while (status.textContent === '' && performance.now() - began < 10_000) {
            await new Promise(requestAnimationFrame);
          }
          taken.all.push(performance.now() - began);
        }
        return taken;
      },
      questions.map(({ask}) => ask),
    );
    for (const [results, list] of Object.entries(times)) {
      list.sort((a, b) => a - b);
      const at = (share: number) => list[Math.floor((list.length - 1) * share)]!.toFixed(0);
      rows.push({
        index,
        results: results === 'all' ? 'full text and passage' : 'names',
        questions: String(list.length),
        'median ms': at(0.5),
        '95 % ms': at(0.95),
        'slowest ms': at(1),
        'KiB to the first answer': total.toFixed(1),
      });
    }
    await page.close();
  }
  console.log(
    'Results of the search at 4× slow-down, from the question to the frame that shows them. Full text waits 120 ms for more input.',
  );
  printTable(rows);
}

async function measurePage(browser: Browser, url: string): Promise<Record<string, string>> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  const page = await context.newPage();
  const scale = measureTransfer(page);
  const response = await page.goto(url, {waitUntil: 'networkidle'});
  if (!response?.ok()) {
    throw new Error(`${url} is no page of that site.`);
  }
  await page.waitForTimeout(1500);
  const weights = await scale.read();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const light = await brokenBy(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await page.waitForTimeout(500);
  const dark = await brokenBy(page);
  await context.close();
  const kib = (size: number) => size.toFixed(1);
  return {
    HTML: kib(weights.html),
    JS: kib(weights.js),
    CSS: kib(weights.css),
    fonts: kib(weights.fonts),
    all: kib(weights.total),
    requests: String(weights.requests),
    nodes: String(nodes),
    'axe rules': String(new Set([...light, ...dark].map(({rule}) => rule)).size),
  };
}

/** Medians for each of the addresses, which take turns. */
async function runLighthouse(
  urls: readonly string[],
  port: number,
  runs: number,
): Promise<Record<string, string>[]> {
  const {default: lighthouse} = await import('lighthouse');
  const {throttling} = await import('lighthouse/core/config/constants.js');
  const runOnce = async (url: string) => {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'silent',
      throttling: throttling.mobileSlow4G,
    });
    const report = result?.lhr;
    const value = (audit: string) => report?.audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: (report?.categories.performance?.score ?? Number.NaN) * 100,
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      index: report?.environment.benchmarkIndex ?? Number.NaN,
    };
  };
  const results = urls.map((): Awaited<ReturnType<typeof runOnce>>[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, url] of urls.entries()) {
      results[at]!.push(await runOnce(url));
    }
  }
  return results.map((ofUrl) => {
    const median = (key: keyof (typeof ofUrl)[number]) => middle(ofUrl.map((each) => each[key]));
    return {
      performance: median('score').toFixed(0),
      'LCP s': (median('lcp') / 1000).toFixed(2),
      'TBT s': (median('tbt') / 1000).toFixed(2),
      CLS: median('cls').toFixed(3),
      index: median('index').toFixed(0),
    };
  });
}

async function benchBuild(): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const locale of ['en', 'zh']) {
    rows.push(await measureBuild(locale, ROOT, ['--locale', locale]));
  }
  console.log('Production build from nothing, one language after the other, no cache.');
  printTable(rows);
}

/** Builds a site from nothing; what comes out is thrown away unless it has a folder. */
async function measureBuild(
  name: string,
  site: string,
  options: readonly string[],
  kept?: string,
): Promise<Record<string, string>> {
  const folder = kept ?? path.join(CACHE, 'bench-build');
  const [command, args] = docusaurusCommand(['build', ...options, '--out-dir', folder]);
  const began = Date.now();
  const child = spawn(command, args, {
    cwd: site,
    env: docusaurusEnv(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMemory(child.pid ?? 0));
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) {
    throw new Error(`The build of ${name} failed.`);
  }
  const seconds = (Date.now() - began) / 1000;
  const pages = countPages(folder);
  if (!kept) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  return {
    build: name,
    pages: String(pages),
    seconds: seconds.toFixed(1),
    'pages/s': (pages / seconds).toFixed(1),
    'peak GiB': peak > 0 ? (peak / 1024 ** 3).toFixed(2) : 'n/a',
  };
}

function countPages(folder: string): number {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('index.html')).length;
}

/** Bytes that a process and its descendants hold now; 0 where the system does not tell. */
function residentMemory(root: number): number {
  if (!fs.existsSync('/proc')) {
    return 0;
  }
  const parents = new Map<number, number>();
  const resident = new Map<number, number>();
  for (const entry of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = fs.readFileSync(`/proc/${entry}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(Number(entry), Number(fields[1]));
      resident.set(Number(entry), Number(fields[21]) * 4096);
    } catch {
      // It ended while we looked.
    }
  }
  const belongs = (pid: number): boolean => {
    for (let each: number | undefined = pid; each; each = parents.get(each)) {
      if (each === root) {
        return true;
      }
    }
    return false;
  };
  return [...resident].reduce((sum, [pid, bytes]) => sum + (belongs(pid) ? bytes : 0), 0);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function printTable(rows: Record<string, string>[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const width = (column: string) =>
    Math.max(column.length, ...rows.map((row) => (row[column] ?? '').length));
  const line = (cells: (column: string) => string) =>
    `| ${columns.map((column) => cells(column).padEnd(width(column))).join(' | ')} |`;
  console.log(line((column) => column));
  console.log(line((column) => '-'.repeat(width(column))));
  for (const row of rows) {
    console.log(line((column) => row[column] ?? ''));
  }
  console.log('');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
