import fs from 'node:fs';
import path from 'node:path';
import type {Route} from '@playwright/test';
import {INDEX_FOLDER, NAMES_FILE} from '../../plugins/search/shared';
import {readDocsVersion} from '../../site/versions/docsVersion';
import {listVersionPages} from '../../plugins/versions/listVersionPages';
import {axeViolations, builtPages, expect, openPage, test, versionEntry} from './harness';
import {buildFolder, localesOf} from './harness/builds';
import {ROOT} from './harness/paths';

/** The folders of the languages that this run has built: the default one is the root. */
const homes = localesOf('site').map((locale) => (locale === 'en' ? '' : `${locale}/`));

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

test('a demo of v7 is edited and taken along on the packages of v7', async () => {
  const page = await openPage('/x/react-charts/bars/#BasicBars.tsx', {build: 'v7'});
  const demo = page.locator('[data-demo="BasicBars"]');
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('pre').getByText('BarChart').first().click();
  const field = demo.getByRole('textbox');
  await field.waitFor();
  await field.fill((await field.inputValue()).replace('/>', 'title="Mine" />'));
  await demo.frameLocator('iframe[sandbox]').locator('svg').first().waitFor();
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
      const file = new FormData(this).get('project[files][package.json]');
      document.title = typeof file === 'string' ? file : '';
    };
  });
  await demo.getByRole('button', {name: 'Edit in StackBlitz'}).click();
  await page.waitForFunction(() => document.title.startsWith('{'));
  const {dependencies, devDependencies} = JSON.parse(await page.title()) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(dependencies['@mui/x-charts']).toBe('7.29.1');
  // What the version does not list itself is that of the site.
  expect(Object.values(dependencies)).not.toContain('latest');
  expect(devDependencies.typescript).not.toBe('latest');
});

test.describe('the version switcher', () => {
  test('leads to the same page of v7 and back, with the query and the hash', async () => {
    const page = await openPage('/x/react-charts/bars/?a=1#stacking', deployed);
    const older = await versionEntry(
      page,
      /^v7/,
      'https://v7.mui.com/x/react-charts/bars/?a=1#stacking',
    );
    await older.click();
    await page.waitForURL('https://v7.mui.com/x/react-charts/bars/?a=1#stacking');
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await expect(async () =>
      expect(await page.locator('#mui-version-selector').innerText()).toBe('v7.29.13'),
    ).toPass();
    expect(await page.locator('#mui-version-menu a[aria-current]').getAttribute('href')).toBe(
      '/x/react-charts/bars/?a=1#stacking',
    );
    const banner = page.locator('.theme-doc-version-banner a');
    const current = 'https://mui.com/x/react-charts/bars/?a=1#stacking';
    await expect(async () => expect(await banner.getAttribute('href')).toBe(current)).toPass();
    const newer = await versionEntry(page, /^v8/, current);
    await newer.click();
    await page.waitForURL('https://mui.com/x/react-charts/bars/?a=1#stacking');
  });

  test('leads to the front page of the product where v7 has no such page, and says so', async () => {
    const page = await openPage('/x/api/data-grid/prompt-field/', {reducedMotion: true});
    const older = await versionEntry(page, /^v7/, 'https://v7.mui.com/x/react-data-grid/');
    // The front page is also where the entry leads before the pages of v7 are known.
    await older.getByText('Page not available: overview').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('knows what a page was called before, and leaves a hash behind that nothing there has', async () => {
    const page = await openPage('/x/api/tree-view/tree-item-icon/');
    await versionEntry(page, /^v7/, 'https://v7.mui.com/x/api/tree-view/tree-item-2-icon/');
    const other = await openPage('/x/react-charts/bars/#no-such-heading');
    await versionEntry(other, /^v7/, 'https://v7.mui.com/x/react-charts/bars/');
  });
});

test.describe('the docs of v7', () => {
  test('say that they are old, on packages of their own, and lead to the same page of the current docs', async () => {
    const page = await openPage('/x/react-charts/bars/', {build: 'v7'});
    const banner = page.locator('.theme-doc-version-banner');
    expect(await banner.innerText()).toContain('v7.29.13, an earlier major version.');
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

  for (const home of homes) {
    test(`keep a page of their own to themselves: /${home}`, async () => {
      const page = await openPage(`/${home}x/api/charts/charts-voronoi-handler/`, {build: 'v7'});
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `https://v7.mui.com/${home}x/api/charts/charts-voronoi-handler/`,
      );
      expect(await page.locator('.theme-doc-version-banner a').getAttribute('href')).toBe(
        `https://mui.com/${home}x/react-charts/`,
      );
    });
  }

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
    await expect(async () =>
      expect(await page.locator('.theme-doc-version-banner a').innerText()).toContain('v8.12.1'),
    ).toPass();
  });

  test('ask before they call third parties, and count what is read on their host', async () => {
    const called: string[] = [];
    const answer = (route: Route) => {
      called.push(route.request().url());
      return route.fulfill({body: '', contentType: 'text/javascript'});
    };
    const page = await openPage('https://v7.mui.com/x/react-charts/bars/', {
      ...deployed,
      intercept: {...both, 'https://count.example/': answer, 'https://ads.example/': answer},
    });
    const question = page.locator('[data-consent]');
    await question.waitFor();
    const slot = page.locator('[data-ad-slot]');
    await slot.getByText('ad by MUI').waitFor();
    expect(new URL((await slot.getByRole('link').getAttribute('href'))!).origin).toBe(
      'https://mui.com',
    );
    expect(called).toEqual([]);

    await question.getByRole('button', {name: 'Allow'}).click();
    const view = await page.waitForFunction(() => {
      const queue = (window as unknown as {dataLayer?: ArrayLike<unknown>[]}).dataLayer ?? [];
      return queue.find((entry) => entry[1] === 'page_view')?.[2];
    });
    expect(await view.jsonValue()).toMatchObject({
      page_location: '/x/react-charts/bars/',
      productId: 'x-charts',
    });
    await page.locator('#_carbonads_js').waitFor({state: 'attached'});
    await expect(() =>
      expect(called).toContain('https://count.example/gtag/js?id=G-TEST'),
    ).toPass();
  });

  test('name the current page on privacy as the one that counts, and their own pages in the sitemap', async () => {
    const page = await openPage('/x/privacy/', {build: 'v7'});
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      'https://mui.com/x/privacy/',
    );
    for (const file of homes.map((home) => `/${home}sitemap.xml`)) {
      const text = await (await page.request.get(new URL(file, page.url()).href)).text();
      const hosts = [...text.matchAll(/<loc>(https:\/\/[^/]+)/g)].map(([, host]) => host);
      expect([...new Set(hosts)]).toEqual(['https://v7.mui.com']);
      expect(text).toContain('/x/privacy/');
      expect(text).not.toMatch(/offline|sw\.js|playground|_app/);
    }
  });
});

/** Every file of the site is read: no browser, but a slow disk may take its time. */
const READING = 300_000;

test.describe('the current docs', () => {
  /** The API pages that only v7 has: nobody but the switcher has a use for their addresses. */
  let onlyInV7: string[];
  /** Every script and stylesheet that the HTML of a page names, with the number of pages that do. */
  const named = new Map<string, number>();

  test.beforeAll(async () => {
    test.setTimeout(READING);
    const [current, older] = await Promise.all(
      ['current', 'v7'].map((name) =>
        listVersionPages(ROOT, readDocsVersion(ROOT, name, 'https://mui.com')),
      ),
    );
    onlyInV7 = Object.keys(older!).filter(
      (page) => page.startsWith('/x/api/') && !(page in current!),
    );
    for (const {path: address} of builtPages()) {
      const html = read(address.endsWith('/') ? `${address}index.html` : address);
      const files = html.matchAll(/[\s"'=](\/(?:zh\/)?assets\/[^\s"'>]+\.(?:js|css))[\s"'>]/g);
      for (const file of new Set(Array.from(files, ([, src]) => src!))) {
        named.set(file, (named.get(file) ?? 0) + 1);
      }
    }
  });

  const read = (file: string) => fs.readFileSync(path.join(buildFolder('site'), file), 'utf8');

  test('load nothing for the sake of older versions: no address and no file of theirs', () => {
    test.setTimeout(READING);
    expect(onlyInV7.length).toBeGreaterThan(3);
    // What only one page has is its own text.
    const shared = [...named].filter(([, pages]) => pages > 1).map(([file]) => file);
    expect(shared.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3);
    const wrong = shared.flatMap((file) => {
      const code = read(file);
      const marks = [...onlyInV7, 'versioned_docs', 'version-v7'];
      // The words of the banner; the Chinese site has all strings of its language at hand.
      if (!file.startsWith('/zh/')) {
        marks.push('docs.version.samePage');
      }
      return marks.filter((mark) => code.includes(mark)).map((mark) => `${mark} in ${file}`);
    });
    expect(wrong).toEqual([]);
  });

  test('keep what the switcher knows of them in a file of its own, which no page names', () => {
    test.setTimeout(READING);
    for (const folder of homes.map((home) => `${home}assets/js`)) {
      const files = fs
        .readdirSync(path.join(buildFolder('site'), folder))
        .map((file) => `/${folder}/${file}`)
        .filter(
          (file) => file.endsWith('.js') && onlyInV7.every((page) => read(file).includes(page)),
        );
      expect(files).toHaveLength(1);
      expect(named.has(files[0]!)).toBe(false);
    }
  });

  test('have no page of theirs, and do not list or find one', () => {
    const addresses = builtPages().map(({path: address}) => address);
    const lists = ['sitemap.xml', `${INDEX_FOLDER}/${NAMES_FILE}`].map(read).join('\n');
    expect(
      onlyInV7.filter(
        (page) => addresses.includes(page) || lists.includes(page.slice('/x/'.length)),
      ),
    ).toEqual([]);
  });

  test('tell their version to other hosts', async () => {
    const page = await openPage('/x/introduction/');
    const answer = await page.request.get(new URL('/x/versions.json', page.url()).href);
    expect(answer.headers()['access-control-allow-origin']).toBe('*');
    expect(await answer.json()).toEqual({version: '8.12.1', older: ['v7']});
  });
});
