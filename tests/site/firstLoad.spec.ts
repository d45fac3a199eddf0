import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Page, Route} from '@playwright/test';
import {UNUSED_CLASSES} from '../../site/first-load/shared';
import {
  type BuildName,
  builtPages,
  expect,
  hydrated,
  openPage,
  waitForIdle,
  test,
  measureTransfer,
  type Weights,
} from './harness';
import {buildFolder} from './harness/builds';

/** A text page with a link to another. */
const [FROM, TO] = ['/x/introduction/installation/', '/x/introduction/licensing/'] as const;
const TITLE = 'Licensing';

/** The addresses of the scripts that the HTML of a page names. */
function scriptsOf(address: string, build: BuildName = 'site'): string[] {
  const html = fs.readFileSync(path.join(buildFolder(build), address, 'index.html'), 'utf8');
  return /<script data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}

/** The scripts that every page of a build loads first: the main file and the runtime. */
function layoutScripts(build: BuildName): string[] {
  return scriptsOf(FROM, build).filter((src) => /\/(?:main|runtime~main)\./.test(src));
}

/** What the scripts weigh as they cross the wire, in KiB. */
function weighScripts(build: BuildName, scripts: string[]): number {
  const sizes = scripts.map(
    (src) => zlib.gzipSync(fs.readFileSync(path.join(buildFolder(build), src))).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The script that only this page has. */
function ownScript(address: string, other: string): string {
  const others = scriptsOf(other);
  const own = scriptsOf(address).filter((src) => !others.includes(src));
  expect(own).toHaveLength(1);
  return own[0]!;
}

function countRequests(page: Page, address: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += new URL(request.url()).pathname === address ? 1 : 0;
  });
  return () => count;
}

/** Clicks a link in the text that leads to `address`, wherever on the page it stands. */
async function follow(page: Page, address: string): Promise<void> {
  await page
    .locator(`main a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
}

/** Does something that loads a document anew, and waits for that document. */
async function reloadBy(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, {isLeft: true}));
  await act();
  await page.waitForFunction(() => !('isLeft' in window) && document.readyState === 'complete');
}

test.describe('with the whole tree in place', () => {
  let scale: ReturnType<typeof measureTransfer>;
  let weights: Weights;

  test.beforeAll(async () => {
    const page = await openPage(FROM, {
      // The bell's part comes 1.5 s after the page, and is not meant here.
      clock: true,
      before: (opened) => void (scale = measureTransfer(opened)),
    });
    await page.clock.runFor(1000);
    await page.waitForLoadState('networkidle');
    weights = await scale.read();
  });

  test.describe('what every page loads', () => {
    /** The addresses of the pages and the names of the demos of the larger site. */
    const pages: string[] = [];
    const demos = new Set<string>();

    test.beforeAll(() => {
      for (const {path: address} of builtPages()) {
        const file = path.join(buildFolder('site'), address, 'index.html');
        if (/\/x\/.+\/$/.test(address) && fs.existsSync(file)) {
          const html = fs.readFileSync(file, 'utf8');
          pages.push(address);
          for (const [, name] of html.matchAll(/\bdata-demo="?(\w+)/g)) {
            demos.add(name!);
          }
        }
      }
    });

    test('is weighed with as many pages and demos as the tree has', () => {
      expect(pages.length).toBeGreaterThan(400);
      expect(demos.size).toBeGreaterThanOrEqual(1000);
    });

    test('is the same however many pages and demos there are', () => {
      const [large, other] = (['site', 'fixtures'] as const).map((build) =>
        weighScripts(build, layoutScripts(build)),
      );
      expect(other).toBeGreaterThan(50);
      expect(large! - other!).toBeLessThan(0.5);
    });

    test('names no demo, and few pages: those that the frame itself leads to', () => {
      const code = layoutScripts('site')
        .map((script) => fs.readFileSync(path.join(buildFolder('site'), script), 'utf8'))
        .join('\n');
      // Short names may be words of the frame.
      const named = [...demos].filter(
        (name) => name.length >= 8 && new RegExp(`\\b${name}\\b`).test(code),
      );
      expect(named).toEqual([]);
      const deep = pages.filter((address) => address.split('/').length > 4);
      const led = deep.filter((address) => code.includes(address.slice(0, -1)));
      expect(led.length <= 2 ? 'few' : led).toBe('few');
    });
  });

  test('a text page loads at most 135 KiB of JavaScript', () => {
    const heaviest = weights.files
      .filter(({kind}) => kind === 'js')
      .map(({url, size}) => `${size.toFixed(1)} ${new URL(url).pathname}`);
    expect(weights.js, heaviest.join(', ')).toBeLessThanOrEqual(135);
  });

  test('no script is asked for until the stylesheet is there to paint with', async () => {
    const asked: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const opened = await openPage(FROM, {
      until: 'commit',
      before: async (waiting) => {
        waiting.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await waiting.route(/\.css$/, async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await expect(() => expect(asked).toContainEqual(expect.stringMatching(/\.css$/))).toPass();
    // The whole page is there, and whatever it asks for at once has been asked for.
    await opened.waitForTimeout(300);
    expect(asked.filter((address) => address.endsWith('.js'))).toEqual([]);
    release();
    await hydrated(opened);
    expect(asked.filter((address) => address.endsWith('.js'))).not.toEqual([]);
  });

  test('the HTML names every script that the page needs: none starts a round trip later', async () => {
    await expect(async () => {
      const loaded = (await scale.read()).files
        .filter(({kind}) => kind === 'js')
        .map(({url}) => new URL(url).pathname);
      expect(loaded.sort()).toEqual(scriptsOf(FROM).sort());
    }).toPass();
    expect(scriptsOf(FROM).length).toBeLessThanOrEqual(6);
  });
});

test.describe('going from page to page', () => {
  test('fetches the page and nothing else, and Back shows the page before', async () => {
    const fetched: string[] = [];
    const page = await openPage(FROM, {
      before: (opened) =>
        void opened.on('request', (request) => fetched.push(new URL(request.url()).pathname)),
    });
    // The bell's part comes a while after the page, and is not meant here.
    await expect(() => expect(fetched).toContain('/static/notifications.json')).toPass();
    await waitForIdle(page);
    fetched.length = 0;
    // A link that keeps the keyboard focus is fetched before the click.
    const script = page.waitForRequest(`**${ownScript(TO, FROM)}`);
    await page.locator(`main a[href="${TO}"]`).first().focus();
    await script;
    await follow(page, TO);
    await page.waitForURL(`**${TO}`);
    await page.getByRole('heading', {level: 1, name: TITLE}).waitFor();
    // The site map says how to fetch each page; it is fetched once.
    const scripts = fetched.filter((file) => file.endsWith('.js'));
    expect(scripts).toHaveLength(2);
    expect(scripts[1]).toBe(ownScript(TO, FROM));
    await page.goBack();
    await page.getByRole('heading', {level: 1, name: 'Installation'}).waitFor();
    expect(fetched.filter((file) => file.endsWith('/'))).toEqual([]);
  });
});

test.describe('in a tab that is older than the last deploy', () => {
  const own = ownScript(TO, FROM);
  const allow = [new RegExp(`^answer 404: .*${own.split('/').pop()}`)];
  /** Answers as a host that no longer has the file. */
  const gone = (route: Route) => route.fulfill({status: 404, body: 'Not found'});

  test('a group of the tree works without the site map that is gone', async () => {
    const gone404 = /^answer 404: .*\.js$/;
    const page = await openPage(FROM, {allow: [gone404]});
    await page.waitForLoadState('networkidle');
    let isOld = true;
    page.on('request', (request) => {
      isOld &&= !request.isNavigationRequest();
    });
    await page.route('**/*.js', (route) => (isOld ? gone(route) : route.continue()));
    await reloadBy(page, () =>
      page
        .getByRole('navigation', {name: 'documentation'})
        .getByRole('button', {name: 'Data Grid', exact: true})
        .evaluate((group: HTMLElement) => group.click()),
    );
    await page.waitForURL((url) => url.pathname === '/x/react-data-grid/');
    await hydrated(page);
    await waitForIdle(page);
    expect(await page.getByRole('heading', {level: 1}).count()).toBe(1);
  });

  test('a link whose page cannot be fetched loads it in full', async () => {
    const page = await openPage(FROM, {allow});
    const documents = countRequests(page, TO);
    // The page as the new deploy has it finds its own file.
    await page.route(`**${own}`, (route) => (documents() > 0 ? route.continue() : gone(route)));
    await reloadBy(page, () => follow(page, TO));
    await hydrated(page);
    await waitForIdle(page);
    expect(new URL(page.url()).pathname).toBe(TO);
    expect(await page.getByRole('heading', {level: 1}).textContent()).toContain(TITLE);
    expect(documents()).toBe(1);
  });

  test('a page whose file stays away is loaded in full once, and can be read and left', async () => {
    const page = await openPage(FROM, {allow});
    const documents = countRequests(page, TO);
    await page.route(`**${own}`, gone);
    await reloadBy(page, () => follow(page, TO));
    await waitForIdle(page);
    expect(documents()).toBe(1);
    expect(await page.getByRole('heading', {level: 1}).textContent()).toContain(TITLE);
    await page.locator(`a[href="${FROM}"]:visible`).first().click();
    await page.waitForURL(`**${FROM}`);
    await hydrated(page);
  });

  test('a page that is opened without its file reloads itself once', async () => {
    const page = await openPage(FROM, {allow});
    await page.route(`**${own}`, gone);
    const documents = countRequests(page, TO);
    await page.goto(new URL(TO, page.url()).href);
    await expect(() => expect(documents()).toBe(2)).toPass();
    await page.waitForFunction(() => document.readyState === 'complete');
    await waitForIdle(page);
    expect(documents()).toBe(2);
    expect(await page.getByRole('heading', {level: 1}).textContent()).toContain(TITLE);
  });

  test('pointing at such a link does nothing, and what was typed stays', async () => {
    const page = await openPage(FROM, {allow});
    await page.route(`**${own}`, gone);
    await page.evaluate(() =>
      document.querySelector('main')!.append(document.createElement('input')),
    );
    await page.locator('main > input').fill('half a sentence');
    const answered = page.waitForResponse(`**${own}`);
    await page.locator(`main a[href="${TO}"]`).first().hover();
    await answered;
    await page.waitForTimeout(500);
    expect(await page.locator('main > input').inputValue()).toBe('half a sentence');
  });
});

test('no page has a class of Infima whose rules are taken out of the stylesheet', () => {
  const found = new Set<string>();
  for (const {path: address} of builtPages()) {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    const html = fs.readFileSync(path.join(buildFolder('site'), file), 'utf8');
    for (const [, names = ''] of html.matchAll(/\bclass=("[^"]*"|[^\s>]+)/g)) {
      for (const name of names.replaceAll('"', '').split(/\s+/)) {
        if (UNUSED_CLASSES.test(name)) found.add(`${name} on ${address}`);
      }
    }
  }
  expect([...found]).toEqual([]);
});
