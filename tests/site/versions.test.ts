import type {Page, Route} from 'playwright-core';
import {axeViolations, builtPages, openPage, overflow} from './harness';

/** Both hosts are this machine; the guard has to be told that the second one is meant. */
const both = {
  'https://mui.com/': (route: Route) => route.continue(),
  'https://v7.mui.com/': (route: Route) => route.continue(),
};
const deployed = {
  production: true,
  intercept: both,
  context: {serviceWorkers: 'block'},
  allow: [/Service Worker registration blocked/],
} as const;

/** Opens the menu and returns the entry, once it leads to the page and not only to the front. */
async function entryOf(page: Page, name: RegExp, address: string) {
  await page.locator('#mui-version-selector').click();
  const entry = page.locator('#mui-version-menu').getByRole('link', {name});
  await page.waitForFunction(
    (href) =>
      [...document.querySelectorAll<HTMLAnchorElement>('#mui-version-menu a')].some(
        (link) => link.href === href,
      ),
    address,
  );
  return entry;
}

describe('the version switcher', () => {
  test('leads to the same page of v7 and back, with the hash', async () => {
    const page = await openPage('/x/react-charts/bars/#stacking', deployed);
    const older = await entryOf(page, /^v7/, 'https://v7.mui.com/x/react-charts/bars/#stacking');
    await older.click();
    await page.waitForURL('https://v7.mui.com/x/react-charts/bars/#stacking');
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    expect(await page.locator('#mui-version-selector').innerText()).toBe('v7.29.13');
    const newer = await entryOf(page, /^v8/, 'https://mui.com/x/react-charts/bars/#stacking');
    await newer.click();
    await page.waitForURL('https://mui.com/x/react-charts/bars/#stacking');
  });

  test('leads to the front page of the product where v7 has no such page, and says so', async () => {
    const page = await openPage('/x/api/data-grid/prompt-field/', {reducedMotion: true});
    const older = await entryOf(page, /^v7/, 'https://v7.mui.com/x/react-data-grid/');
    // The front page is also where the entry leads before the pages of v7 are known.
    await older.getByText('No such page: overview').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('knows what a page was called before, and leaves a hash behind that nothing there has', async () => {
    const page = await openPage('/x/api/tree-view/tree-item-icon/');
    await entryOf(page, /^v7/, 'https://v7.mui.com/x/api/tree-view/tree-item-2-icon/');
    const other = await openPage('/x/react-charts/bars/#no-such-heading');
    await entryOf(other, /^v7/, 'https://v7.mui.com/x/react-charts/bars/');
  });
});

describe('the docs of v7', () => {
  test('say that they are old, on packages of their own, and lead to the same page of the current docs', async () => {
    const page = await openPage('/x/react-charts/bars/', {build: 'v7'});
    const banner = page.locator('.theme-doc-version-banner');
    expect(await banner.innerText()).toContain('v7.29.13, which is no longer actively maintained.');
    expect(await banner.getByRole('link').getAttribute('href')).toBe(
      'https://mui.com/x/react-charts/bars/',
    );
    expect(
      await page
        .locator('link[rel=canonical]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['https://mui.com/x/react-charts/bars/']);
    // The demos of v7 draw their legend inside of the SVG.
    await page.locator('svg .MuiChartsLegend-root').first().waitFor();
  });

  test('keep a page of their own to themselves', async () => {
    const page = await openPage('/zh/x/api/charts/charts-voronoi-handler/', {build: 'v7'});
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      'https://v7.mui.com/zh/x/api/charts/charts-voronoi-handler/',
    );
    expect(await page.locator('.theme-doc-version-banner a').getAttribute('href')).toBe(
      'https://mui.com/zh/x/react-charts/',
    );
  });

  test('learn of a newer version from the current docs', async () => {
    const page = await openPage('https://v7.mui.com/x/introduction/', {
      ...deployed,
      intercept: {
        'https://mui.com/x/versions.json': '{"version":"8.13.0","older":["v7"]}',
        ...both,
      },
    });
    await page.locator('.theme-doc-version-banner').getByText('v8.13.0').waitFor();
  });

  test('name the version they know when the current docs do not answer', async () => {
    const page = await openPage('https://v7.mui.com/x/introduction/', {
      ...deployed,
      intercept: {
        'https://mui.com/x/versions.json': (route: Route) => route.fulfill({status: 503}),
        ...both,
      },
      allow: [/versions\.json/, ...deployed.allow],
    });
    expect(await page.locator('.theme-doc-version-banner a').innerText()).toContain('v8.12.1');
  });

  const pages = builtPages('v7').filter(({path}) => !path.includes('/playground/'));

  test('there are pages in both languages', () => {
    expect(pages.filter(({locale}) => locale === 'en').length).toBeGreaterThan(100);
    expect(pages.filter(({locale}) => locale === 'zh').length).toBeGreaterThan(100);
  });

  test.each([
    '/x/introduction/',
    '/x/react-charts/bars/',
    '/x/react-tree-view/',
    '/x/api/charts/bar-chart/',
    '/zh/x/introduction/',
  ])('%s is quiet, fits a phone and breaks no rule', async (path) => {
    const page = await openPage(path, {build: 'v7'});
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    expect(await overflow(page)).toEqual([]);
  });
});

describe('the current docs', () => {
  test('load nothing for the sake of older versions', async () => {
    const scripts: Promise<string>[] = [];
    await openPage('/x/react-charts/bars/', {
      before: (page) => {
        page.on('response', (response) => {
          if (response.url().endsWith('.js')) {
            scripts.push(response.text().catch(() => ''));
          }
        });
      },
    });
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).not.toContain('tree-item-2');
    expect(code).not.toContain('docs.version.samePage');
    expect(code).not.toContain('AWAITED');
  });

  test('tell their version to other hosts', async () => {
    const page = await openPage('/x/introduction/');
    const answer = await page.request.get(new URL('/x/versions.json', page.url()).href);
    expect(answer.headers()['access-control-allow-origin']).toBe('*');
    expect(await answer.json()).toEqual({version: '8.12.1', older: ['v7']});
  });
});
