import type {Page} from '@playwright/test';
import {expect, isFullRun, openPage, originOf, test} from './harness';

/** What people and programs write after `#`: malformed, long, or foreign fragments. */
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

const QUERIES = [
  '?%',
  `?q=${'%'.repeat(5000)}`,
  '?theme=%E5&docs-direction=%00',
  '?__proto__=1',
  '?%',
  '?a=1',
];

const STORED = ['{"', '__proto__', '%', '\u0000', 'x'.repeat(100_000), '[null]'];

const keysOf = (address: string) => [
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

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
}

/** Follows a link to the fragment inside the page, through the site's router. */
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

for (const [index, address] of [
  '/x/react-tree-view/quickstart/',
  '/x/api/charts/bar-chart/',
  '/x/introduction/',
].entries()) {
  test(`no query, fragment, stored value, or cookie crashes ${address}`, async () => {
    // Each page is loaded with two of the values; in the full run, with all of them.
    const places = isFullRun ? STORED.keys() : [2 * index, 2 * index + 1];
    let page: Page | undefined;
    for (const place of places) {
      const url = `${address}${QUERIES[place]}${FRAGMENTS[place % 3]}`;
      const storage = Object.fromEntries(keysOf(address).map((key) => [key, STORED[place]!]));
      page = await openPage(url, {
        storage,
        cookies: {codeVariant: '%', codeStyling: '%E5%88', lastSeenNotification: '%7B'},
      });
      await test.step(`stored: ${STORED[place]!.slice(0, 20)}`, () => expectPage(page!));
    }
    for (const fragment of FRAGMENTS) {
      await follow(page!, fragment);
      await test.step(`followed: ${fragment.slice(0, 40)}`, () => expectPage(page!));
    }
  });
}

test('a page under another spelling of its URL shows its own URL', async () => {
  const own = '/x/react-charts/bars/';
  const page = await openPage('/X//React-Charts/BARS/index.html?a=1#stacking', {
    // A host that ignores case.
    before: async (opened) => {
      const body = await (await fetch(originOf('site') + own)).text();
      await opened.route(/\/X\//, (route) => route.fulfill({contentType: 'text/html', body}));
    },
  });
  await expect(page).toHaveURL(`${originOf('site')}${own}?a=1#stacking`);
  const url = `https://mui.com${own}`;
  for (const [selector, attribute, value] of [
    ['link[rel=canonical]', 'href', url],
    ['meta[property="og:url"]', 'content', url],
    ['link[hreflang=en]', 'href', url],
    ['link[hreflang=zh-CN]', 'href', `https://mui.com/zh${own}`],
  ] as const) {
    await expect(page.locator(selector)).toHaveAttribute(attribute, value);
  }
  await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveCount(1);
  await expect(page.locator('#mui-version-menu a').first()).toHaveAttribute(
    'href',
    `${own}?a=1#stacking`,
  );
  await expect(page).toHaveTitle('Bar charts - MUI X');
});

// `npm test` builds only English of the two languages in the configuration.
if (!isFullRun) {
  test('a URL in a language that is not built redirects to the page in English', async () => {
    const response = await fetch(`${originOf('site')}/zh/x/react-charts/bars/`, {
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/x/react-charts/bars/',
    ]);
  });
}
