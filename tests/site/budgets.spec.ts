import type {Page} from '@playwright/test';
import {
  type BuildName,
  CHINESE,
  expect,
  openPage,
  waitForIdle,
  test,
  measureTransfer,
  whenFull,
  type Weights,
} from './harness';

/** The most that a page may transfer before a reader does anything, in KiB of gzip, and the number of requests. */
interface Budget {
  path: string;
  build?: BuildName;
  what: string;
  js: number;
  html: number;
  css: number;
  fonts: number;
  requests: number;
  nodes: number;
  /** What the reader's browser prefers; English where nothing else is said. */
  locale?: string;
}

// JavaScript: nothing of it grows with pages or demos, and no page loads the dictionary of its language. One font: the one of the
// demos has 33 KiB.
const TEXT = {js: 135, html: 20, css: 25, fonts: 30, requests: 14, nodes: 800};

const BUDGETS: Budget[] = [
  {path: '/x/introduction/support/', what: 'a text page', ...TEXT},
  ...whenFull<Budget>([
    {
      path: '/zh/x/introduction/support/',
      build: CHINESE,
      what: 'a text page in Chinese',
      ...TEXT,
      // Another browser is offered the page in its language, by a script of its own.
      locale: 'zh-CN',
    },
  ]),
  {
    path: '/x/api/data-grid/data-grid/',
    what: 'the longest API page',
    ...TEXT,
    html: 45,
    // 2 KiB are the history of its rows: since when, what changed, what is gone.
    js: 140,
    requests: 16,
    // A cell that is all code is the element itself, and a row has no cells for nothing.
    nodes: 4200,
  },
];

/**
 * The pictures that style sheets show in a page, as masks or behind text. Each is a document that the browser sets up while it styles
 * the page: 3 ms, 13 on a phone.
 */
const picturesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const images = [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const {maskImage, backgroundImage} = getComputedStyle(element, part);
        // A fragment refers to an element of the page, such as the mask of a chart.
        return [maskImage, backgroundImage].filter((image) => /url\((?!"?#)/.test(image));
      }),
    );
    return [...new Set(images)];
  });

for (const budget of BUDGETS) {
  test.describe(`${budget.path}, ${budget.what}`, () => {
    let page: Page;
    let weights: Weights;

    test.beforeAll(async () => {
      let scale: ReturnType<typeof measureTransfer> | undefined;
      page = await openPage(budget.path, {
        build: budget.build,
        ...(budget.locale && {context: {locale: budget.locale}}),
        before: (opened) => void (scale = measureTransfer(opened)),
      });
      await page.waitForLoadState('networkidle');
      // Whatever an idle page would fetch on its own has begun by now: two seconds in which the browser has nothing to do.
      await page.evaluate(
        () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 2000)),
      );
      await waitForIdle(page);
      weights = await scale!.read();
    });

    test('weights, requests and elements stay within the budget', async () => {
      for (const kind of ['js', 'html', 'css', 'fonts'] as const) {
        const heaviest = weights.files
          .filter((file) => file.kind === kind)
          .slice(0, 8)
          .map(({url, size}) => `${size.toFixed(1)} ${new URL(url).pathname}`);
        expect(weights[kind], `KiB of ${kind}: ${heaviest.join(', ')}`).toBeLessThanOrEqual(
          budget[kind],
        );
      }
      expect(weights.requests).toBeLessThanOrEqual(budget.requests);
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      expect(nodes).toBeLessThanOrEqual(budget.nodes);
    });

    test('no pictures of style sheets', async () => {
      expect(await picturesOf(page)).toEqual([]);
    });

    test('nothing is prefetched before a reader means to go there', async () => {
      expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
      const documents = weights.files.filter(({kind}) => kind === 'html');
      expect(documents).toHaveLength(1);
    });

    test('no MUI and no Emotion', async () => {
      const scripts = weights.files.filter(({kind}) => kind === 'js').map(({url}) => url);
      expect(scripts.length).toBeGreaterThan(0);
      const found = await page.evaluate(async (addresses) => {
        const marks: string[] = [];
        for (const address of addresses) {
          const text = await (await fetch(address)).text();
          const mark = /data-emotion|\bMui(ButtonBase|Paper|SvgIcon|Typography)\b/.exec(text)?.[0];
          if (mark) {
            marks.push(`${mark} in ${address}`);
          }
        }
        return marks;
      }, scripts);
      expect(found).toEqual([]);
    });
  });
}

/** A page with a demo in the first view: what comes with the running demo counts too. */
const DEMO_BUDGETS = [
  {path: '/x/react-data-grid/', js: 394},
  {path: '/x/react-charts/', js: 378},
  {path: '/x/react-date-pickers/', js: 350},
  {path: '/x/react-tree-view/', js: 272},
];

for (const budget of DEMO_BUDGETS) {
  test.describe(`${budget.path}, with its demo running`, () => {
    let page: Page;
    let weights: Weights;

    test.beforeAll(async () => {
      let scale: ReturnType<typeof measureTransfer> | undefined;
      page = await openPage(budget.path, {
        before: (opened) => void (scale = measureTransfer(opened)),
      });
      await page.locator('[data-demo-scope] > *').first().waitFor();
      // The bell's part comes a while after the page, and counts on every machine.
      await expect(async () => {
        const files = (await scale!.read()).files.map(({url}) => new URL(url).pathname);
        expect(files).toContain('/static/notifications.json');
      }).toPass();
      await waitForIdle(page);
      weights = await scale!.read();
    });

    // A phone spent a third of its time on inserting scripts when each component was one: see plugins/demos/createCacheGroups.ts.
    test('scripts and requests stay within the budget', () => {
      const scripts = weights.files.filter(({kind}) => kind === 'js');
      expect(scripts.length).toBeLessThanOrEqual(24);
      expect(weights.requests).toBeLessThanOrEqual(32);
      expect(weights.js).toBeLessThanOrEqual(budget.js);
    });

    test('one picture has the icons of all demos', async () => {
      expect(await picturesOf(page)).toHaveLength(1);
    });
  });
}
