import type {Page} from '@playwright/test';
import {expect, hydrated, isFullRun, openPage, originOf, test} from './harness';

/** What people and machines put behind a `#`: malformed, huge, foreign. */
const FRAGMENTS = [
  '#50%-off',
  '#%',
  '#%E5%88',
  '#%00',
  '##',
  '#"><img src=x onerror=alert(1)>',
  "#']",
  '#:is(',
  '#__proto__',
  '#.js',
  '#tailwind-%.tsx',
  `#${'%'.repeat(20_000)}`,
];

const PAGES = ['/x/react-tree-view/quickstart/', '/x/api/charts/bar-chart/', '/x/introduction/'];

const isThere = async (page: Page) =>
  (await page.getByRole('heading', {level: 1}).isVisible()) &&
  !(await page.getByText('This page crashed').isVisible());

/** Leads to the fragment as a link inside the page does, through the site's router. */
async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    const link = document.createElement('a');
    link.href = hash;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, fragment);
  await page.waitForFunction((hash) => location.hash.length >= Math.min(hash.length, 2), fragment);
}

for (const address of PAGES) {
  test.describe(`${address}`, () => {
    test('no fragment takes it away: opened, changed, or reloaded', async () => {
      const page = await openPage(address);
      const {origin} = new URL(page.url());
      for (const fragment of FRAGMENTS) {
        await follow(page, fragment);
        await expect(async () =>
          expect([fragment.slice(0, 40), await isThere(page)]).toEqual([
            fragment.slice(0, 40),
            true,
          ]),
        ).toPass();
      }
      for (const fragment of FRAGMENTS.slice(0, 3)) {
        await page.goto('about:blank');
        await page.goto(origin + address + fragment);
        await hydrated(page);
        expect([fragment, await isThere(page)]).toEqual([fragment, true]);
      }
    });

    test('no query takes it away', async () => {
      const page = await openPage(address);
      const {origin} = new URL(page.url());
      const queries = [
        '?%',
        `?q=${'%'.repeat(5000)}`,
        '?theme=%E5&docs-direction=%00',
        '?__proto__=1',
      ];
      for (const query of queries) {
        await page.goto(origin + address + query);
        await hydrated(page);
        expect([query.slice(0, 20), await isThere(page)]).toEqual([query.slice(0, 20), true]);
      }
    });

    test('nothing that is stored takes it away', async () => {
      const keys = [
        'mui-mode',
        'mui-color-scheme-light',
        'mui-color-scheme-dark',
        'docs-dense',
        'docs-direction',
        'docs-recent-searches',
        'feedback-sent',
        'docs-consent',
        'apiPage_props',
        'dataGrid_apiPage_props',
        'codeblock-package-manager',
        `feedback-${address}`,
      ];
      const page = await openPage(address, {
        cookies: {codeVariant: '%', codeStyling: '%E5%88', lastSeenNotification: '%7B'},
      });
      for (const value of ['{"', '__proto__', '%', '\u0000', 'x'.repeat(100_000), '[null]']) {
        await page.evaluate(
          ([names, text]) => {
            localStorage.clear();
            for (const name of names) {
              localStorage.setItem(name, text);
            }
          },
          [keys, value] as const,
        );
        await page.reload();
        await hydrated(page);
        expect([value.slice(0, 20), await isThere(page)]).toEqual([value.slice(0, 20), true]);
      }
    });
  });
}

test.describe('a page under another spelling of its URL', () => {
  const own = '/x/react-charts/bars/';

  for (const spelling of [
    '/x/react-charts/bars/index.html',
    '/x//react-charts/bars/',
    '/X/React-Charts/BARS/',
  ] as const) {
    test(`${spelling} is the same page`, async () => {
      const page = await openPage(`${spelling}?a=1#stacking`, {
        // A host that takes capitals for small letters.
        before: async (opened) => {
          const body = await (await fetch(originOf('site') + own)).text();
          await opened.route(/\/X\//, (route) => route.fulfill({contentType: 'text/html', body}));
        },
      });
      expect(page.url()).toBe(`${originOf('site')}${own}?a=1#stacking`);
      const url = `https://mui.com${own}`;
      const contents = await page.evaluate(() =>
        [
          'link[rel=canonical]',
          'meta[property="og:url"]',
          'link[hreflang=en]',
          'link[hreflang=zh-CN]',
        ].map((selector) => {
          const element = document.querySelector(selector);
          return element?.getAttribute('href') ?? element?.getAttribute('content');
        }),
      );
      expect(contents).toEqual([url, url, url, `https://mui.com/zh${own}`]);
      expect(await page.getByRole('navigation').locator('[aria-current=page]').count()).toBe(1);
      expect(await page.locator('#mui-version-menu a').first().getAttribute('href')).toBe(
        `${own}?a=1#stacking`,
      );
      expect(await page.title()).toBe('Bar charts - MUI X');
    });
  }
});

// The quick run has built English alone, of the two languages that the configuration lists.
(isFullRun ? test.skip : test)(
  'an address in a language that is not built leads to the page in English',
  async () => {
    const answer = await fetch(`${originOf('site')}/zh/x/react-charts/bars/`, {redirect: 'manual'});
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/x/react-charts/bars/']);
  },
);
