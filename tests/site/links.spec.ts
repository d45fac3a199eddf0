import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {decodeFragment} from '../../site/pages/shared';
import {simplify} from '../../src/components/page/MovedSection/findNearestSections';
import {candidateIds} from '../../src/components/api/findRow';
import {ANCHORS} from '../../plugins/links/anchors';
import {collectPackageLinks} from '../../plugins/links/collectPackageLinks';
import {findRule, parseHostFile} from '../../plugins/redirects/hostFile';
import {expect, isFullRun, openPage, test} from './harness';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';

const BUILD = buildFolder('site');
const BARS = '/x/react-charts/bars/';

const rules = parseHostFile(fs.readFileSync(path.join(BUILD, '_redirects'), 'utf8'));
const pages = new Map<string, string>();

/** The HTML of a page; nothing where there is none. */
function readPage(pathname: string): string {
  const file = path.join(BUILD, pathname, 'index.html');
  const html = pages.get(pathname) ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  pages.set(pathname, html);
  return html;
}

const idsOf = (pathname: string): string[] =>
  [...readPage(pathname).matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
    ([, quoted, bare]) => quoted ?? bare!,
  );

/** Where an address ends up, as the host and then the page take it: a page that is not there, or an id that it lacks. */
function follow(href: string): {page: string; fault?: 'page' | 'anchor'} {
  const url = new URL(href, 'https://mui.com');
  const folder = url.pathname.replace(/\/?$/, '/');
  const rule =
    findRule(rules, url.pathname, true) ??
    (readPage(folder) === '' ? findRule(rules, url.pathname) : undefined);
  const target = rule ? new URL(rule.to, url) : url;
  if (rule && (target.origin !== url.origin || !target.pathname.startsWith('/x/'))) {
    // The vendor's own pages.
    return {page: target.href};
  }
  const page = target.pathname.replace(/\/?$/, '/');
  if (readPage(page) === '') {
    return {page, fault: 'page'};
  }
  const id = decodeFragment(target.hash || url.hash);
  const ids = idsOf(page);
  const arrives =
    !id ||
    candidateIds(id).some((one) => ids.includes(one)) ||
    // The page goes there by itself: tests below.
    ids.some((one) => simplify(one) === simplify(id));
  return arrives ? {page} : {page, fault: 'anchor'};
}

test.describe('the links in the packages', () => {
  const links = ['node_modules/@mui', 'versioned_docs/version-v7/node_modules/@mui']
    .flatMap((folder) => collectPackageLinks(path.join(ROOT, folder)))
    .map((link) => ({...link, ...follow(link.href)}));

  test('are some hundreds, of both versions', () => {
    expect(new Set(links.map(({href}) => href)).size).toBeGreaterThan(300);
  });

  test('arrive at their pages', () => {
    const lost = links.filter(({fault}) => fault === 'page');
    expect(lost.map(({href, source}) => `${href} in ${source}`)).toEqual([]);
  });

  test('arrive at their sections', () => {
    const lost = links.filter(({fault}) => fault === 'anchor');
    expect(lost.map(({href, source}) => `${href} in ${source}`)).toEqual([]);
  });
});

test('every written page has the anchors that the world links to', () => {
  const missing = Object.entries(ANCHORS).flatMap(([page, anchors]) => {
    const ids = readPage(page) === '' ? anchors : idsOf(page);
    return anchors.filter((anchor) => !ids.includes(anchor)).map((anchor) => `${page}#${anchor}`);
  });
  expect(missing).toEqual([]);
});

test.describe('languages that are not built', () => {
  for (const language of ['fr', 'de', 'ja', 'en', 'pt', 'xx'] as const) {
    test(`/${language}/ leads to the same page in English`, async () => {
      const page = await openPage(`/${language}${BARS}?a=1#api`, {until: 'load'});
      const {pathname, search, hash} = new URL(page.url());
      expect(pathname + search + hash).toBe(`${BARS}?a=1#api`);
      expect(await page.getAttribute('html', 'lang')).toBe('en');
    });
  }

  test('an old address leads on at once', async () => {
    const hops: string[] = [];
    const page = await openPage('/fr/x/react-charts/heat-map/', {
      until: 'load',
      before: (opened) => {
        opened.on('response', (answer) => {
          // Of the address alone: a picture that is used twice is answered with 304.
          if (
            answer.request().isNavigationRequest() &&
            answer.status() >= 300 &&
            answer.status() < 400
          ) {
            hops.push(new URL(answer.url()).pathname);
          }
        });
      },
    });
    expect(new URL(page.url()).pathname).toBe('/x/react-charts/heatmap/');
    expect(hops).toEqual(['/fr/x/react-charts/heat-map/']);
  });

  // The rules of the host are those of the whole site, which `npm test` builds in English only.
  (isFullRun ? test : test.skip)(
    'Chinese stays Chinese, also where there is no such page',
    async () => {
      const page = await openPage('/zh/x/no-such-page/', {until: 'load', allow: [/404/]});
      expect(new URL(page.url()).pathname).toBe('/zh/x/no-such-page/');
      expect(await page.getAttribute('html', 'lang')).toBe('zh-CN');
    },
  );
});

test.describe('a section with several ids', () => {
  const [heading = '', first = ''] =
    /<h[23][^>]* id="?([\w-]+)[^>]*><span id="?([\w-]+)"? class="heading-target/
      .exec(readPage(BARS))
      ?.slice(1) ?? [];

  for (const javaScriptEnabled of [true, false] as const) {
    test(`has each of them below the header (scripts: ${javaScriptEnabled})`, async () => {
      const opened: Page[] = [];
      for (const id of [heading, first]) {
        const page = await openPage(`${BARS}#${id}`, {
          javaScriptEnabled,
          until: 'load',
          reducedMotion: true,
        });
        expect(new URL(page.url()).hash).toBe(`#${id}`);
        opened.push(page);
      }
      const readTop = async (page: Page) =>
        (await page.locator(`#${heading}`).boundingBox())?.y ?? 0;
      // What comes above them later moves the pages, not always by the same fraction of a pixel.
      await expect(async () => {
        const tops = await Promise.all(opened.map(readTop));
        expect(Math.min(...tops)).toBeGreaterThanOrEqual(56.5);
        expect(Math.max(...tops)).toBeLessThan(89.5);
        expect(Math.abs(tops[1]! - tops[0]!)).toBeLessThanOrEqual(1);
      }).toPass();
    });
  }
});

test.describe('a section that the page does not have', () => {
  const line = (page: Awaited<ReturnType<typeof openPage>>) => page.locator('[data-moved-section]');

  test('is said to have moved, and the nearest ones are a click away', async () => {
    const page = await openPage(`${BARS}#the-colour-by-valeu`);
    await line(page).getByText('This section has moved:').waitFor();
    const link = line(page).getByRole('link').first();
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${BARS}${href}`);
    expect(await page.locator(href!).count()).toBe(1);
  });

  for (const hash of ['#50%-off', '#%'] as const) {
    test(`${hash} is said to be gone`, async () => {
      const page = await openPage(BARS + hash);
      await line(page).getByText('is not on this page any more').waitFor();
    });
  }

  test('is said after a redirect too, and gone from the next page', async () => {
    const page = await openPage('/x/react-charts/heat-map/#no-such-section-at-all');
    await line(page).locator('p').waitFor();
    const link = page.locator('.markdown p a[href^="/x/"]:visible').first();
    const next = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${next}`);
    await line(page).locator('p').waitFor({state: 'detached'});
  });

  test('is gone to where it is only spelled otherwise', async () => {
    const page = await openPage(`${BARS}#API-`);
    await page.waitForFunction(() => window.scrollY > 1000);
    expect(await line(page).locator('p').count()).toBe(0);
  });

  test('costs pages nothing where there is none', async () => {
    const asked: string[] = [];
    await openPage(`${BARS}#api`, {
      before: (page) => void page.on('request', (request) => asked.push(request.url())),
    });
    expect(asked.filter((url) => url.includes('moved-section'))).toEqual([]);
  });
});

test('crawlers are told where the pages are', () => {
  expect(fs.readFileSync(path.join(BUILD, 'robots.txt'), 'utf8')).toContain(
    'Sitemap: https://mui.com/sitemap.xml',
  );
});
