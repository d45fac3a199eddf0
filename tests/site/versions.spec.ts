import fs from 'node:fs';
import path from 'node:path';
import type {Route} from '@playwright/test';
import {INDEX_FOLDER, NAMES_FILE} from '@mui-x-docs/search/indexFormat';
import {readDocsVersion} from '../../site/versions/docsVersion';
import {listVersionPages} from '../../plugins/versions/listVersionPages';
import {
  axeViolations,
  builtPages,
  expect,
  followLink,
  hydrated,
  isFullRun,
  openPage,
  originOf,
  test,
  versionEntry,
} from './harness';
import {buildFolder, localesOf} from './harness/builds';
import {ROOT} from './harness/paths';

/** The folders of the languages in this run; the default language is in the root. */
const homes = localesOf('site').map((locale) => (locale === 'en' ? '' : `${locale}/`));

/** Both hosts are this machine; the guard needs a stand-in for the second one. */
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

// The build of v7 exists only in the full run.
if (isFullRun) {
  test('a demo of v7 is edited and opened in StackBlitz with the packages of v7', async () => {
    const page = await openPage('/x/react-charts/bars/#BasicBars.tsx', {build: 'v7'});
    const demo = page.locator('[data-demo="BasicBars"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('pre').getByText('BarChart').first().click();
    const field = demo.getByRole('textbox');
    await expect(field).toBeFocused();
    const text = await field.innerText();
    await field.press('ControlOrMeta+a');
    await page.keyboard.insertText(text.replace('/>', 'title="Mine" />'));
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
    // Packages that the version doesn't list have the version of the site.
    expect(Object.values(dependencies)).not.toContain('latest');
    expect(devDependencies.typescript).not.toBe('latest');
  });

  test('the version switcher links to the same page of v7 and back, with the query and the hash', async () => {
    const page = await openPage('/x/react-charts/bars/?a=1#stacking', deployed);
    const older = await versionEntry(
      page,
      /^v7/,
      'https://v7.mui.com/x/react-charts/bars/?a=1#stacking',
    );
    await older.click();
    await page.waitForURL('https://v7.mui.com/x/react-charts/bars/?a=1#stacking');
    await hydrated(page);
    await expect(page.locator('#mui-version-selector')).toHaveText('v7.29.13');
    await expect(page.locator('#mui-version-menu a[aria-current]')).toHaveAttribute(
      'href',
      '/x/react-charts/bars/?a=1#stacking',
    );
    const banner = page.locator('.theme-doc-version-banner a');
    const current = 'https://mui.com/x/react-charts/bars/?a=1#stacking';
    await expect(banner).toHaveAttribute('href', current);
    const newer = await versionEntry(page, /^v8/, current);
    await newer.click();
    await page.waitForURL('https://mui.com/x/react-charts/bars/?a=1#stacking');
  });

  test.describe('the docs of v7', () => {
    test('say that they are outdated, use the packages of v7, and link to the same page of the current docs', async () => {
      const page = await openPage('/x/react-charts/bars/', {build: 'v7'});
      const banner = page.locator('.theme-doc-version-banner');
      await expect(banner).toContainText('v7.29.13, an earlier major version.');
      const current = 'https://mui.com/x/react-charts/bars/';
      await expect(banner.getByRole('link')).toHaveAttribute('href', current);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', current);
      // Charts of v7 render their legend inside the SVG.
      await page.locator('svg .MuiChartsLegend-root').first().waitFor();
    });

    for (const home of homes) {
      test(`have their own URL for a page that only they have: /${home}`, async () => {
        const page = await openPage(`/${home}x/api/charts/charts-voronoi-handler/`, {build: 'v7'});
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `https://v7.mui.com/${home}x/api/charts/charts-voronoi-handler/`,
        );
        await expect(page.locator('.theme-doc-version-banner a')).toHaveAttribute(
          'href',
          `https://mui.com/${home}x/react-charts/`,
        );
      });
    }

    test('show the newest version, which the current docs report', async () => {
      const page = await openPage('https://v7.mui.com/x/introduction/', {
        ...deployed,
        intercept: {
          'https://mui.com/x/versions.json': '{"version":"8.13.0","older":["v7"]}',
          ...both,
        },
      });
      await page.locator('.theme-doc-version-banner').getByText('v8.13.0').waitFor();
    });

    test('show the version that they were built with when there is no response from the current docs', async () => {
      const page = await openPage('https://v7.mui.com/x/introduction/', {
        ...deployed,
        intercept: {
          'https://mui.com/x/versions.json': (route: Route) => route.fulfill({status: 503}),
          ...both,
        },
        allow: [/versions\.json/, ...deployed.allow],
      });
      await expect(page.locator('.theme-doc-version-banner a')).toContainText('v8.12.1');
    });

    test('ask before they call third parties, and count the pages of their host', async () => {
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
      await expect.poll(() => called).toContain('https://count.example/gtag/js?id=G-TEST');
    });

    test('have the current privacy page as canonical, and their own pages in the sitemap', async () => {
      const page = await openPage('/x/privacy/', {build: 'v7'});
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
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
}

test('the version switcher finds the page in v7, also by its former name, and offers an overview where v7 has none', async () => {
  const v7 = 'https://v7.mui.com';
  const page = await openPage('/x/react-charts/bars/?a=1#stacking', {reducedMotion: true});
  const closed = async (path: string) => {
    await versionEntry(page, /^v7/, v7 + path);
    await page.keyboard.press('Escape');
  };
  await closed('/x/react-charts/bars/?a=1#stacking');
  // v7 doesn't have this section.
  await page.evaluate(() => (location.hash = '#no-such-heading'));
  await closed('/x/react-charts/bars/?a=1');

  const open = async (path: string) => {
    await followLink(page, 'All pages', '/x/all-pages/');
    await page.locator(`main a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    // The URL changes first. The header of the next page replaces the one with an open menu.
    await expect(page.locator('h1')).not.toHaveText('All pages');
  };
  await open('/x/api/tree-view/tree-item-icon/');
  await closed('/x/api/tree-view/tree-item-2-icon/');
  await open('/x/api/data-grid/prompt-field/');
  const older = await versionEntry(page, /^v7/, `${v7}/x/react-data-grid/`);
  // The overview is also the target until the pages of v7 are loaded.
  await older.getByText('Not in this version; opens the overview').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

/** Reads every file of the site, which takes long on a slow disk. */
const READING = 300_000;

test.describe('the current docs', () => {
  /** The API pages that only v7 has: only the switcher needs their URLs. */
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

  test('load no URL and no file of older versions', () => {
    test.setTimeout(READING);
    expect(onlyInV7.length).toBeGreaterThan(3);
    // A file of a single page is its own content.
    const shared = [...named].filter(([, pages]) => pages > 1).map(([file]) => file);
    expect(shared.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3);
    const wrong = shared.flatMap((file) => {
      const code = read(file);
      const marks = [...onlyInV7, 'versioned_docs', 'version-v7'];
      // The string of the banner; the Chinese site loads all strings of its language.
      if (!file.startsWith('/zh/')) {
        marks.push('docs.version.samePage');
      }
      return marks.filter((mark) => code.includes(mark)).map((mark) => `${mark} in ${file}`);
    });
    expect(wrong).toEqual([]);
  });

  test('have no page of older versions, in no list either', () => {
    const addresses = builtPages().map(({path: address}) => address);
    const lists = ['sitemap.xml', `${INDEX_FOLDER}/${NAMES_FILE}`].map(read).join('\n');
    expect(
      onlyInV7.filter(
        (page) => addresses.includes(page) || lists.includes(page.slice('/x/'.length)),
      ),
    ).toEqual([]);
  });

  test('provide their version to other hosts', async () => {
    const response = await fetch(`${originOf()}/x/versions.json`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({version: '8.12.1', older: ['v7']});
  });
});
