import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {decodeFragment} from '../../site/pages/shared';
import {simplify} from '../../src/components/page/MovedSection/findNearestSections';
import {candidateIds} from '../../src/components/api/findRow';
import {collectPackageLinks} from './collectPackageLinks';
import {findRule, parseHostFile} from '../../plugins/redirects/hostFile';
import {expect, isFullRun, openPage, originOf, test} from './harness';
import {buildFolder} from './harness/builds';
import {ROOT} from './harness/paths';

const BUILD = buildFolder('site');
const BARS = '/x/react-charts/bars/';

const rules = parseHostFile(fs.readFileSync(path.join(BUILD, '_redirects'), 'utf8'));
const pages = new Map<string, string>();

/** Returns the HTML of a page, empty if there is no such page. */
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

/** Resolves a URL as the host and then the page do; `missing` is a page that doesn't exist, or an id that the page doesn't have. */
function resolve(href: string): {page: string; missing?: 'page' | 'anchor'} {
  const url = new URL(href, 'https://mui.com');
  const folder = url.pathname.replace(/\/?$/, '/');
  const rule =
    findRule(rules, url.pathname, true) ??
    (readPage(folder) === '' ? findRule(rules, url.pathname) : undefined);
  const target = rule ? new URL(rule.to, url) : url;
  if (rule && (target.origin !== url.origin || !target.pathname.startsWith('/x/'))) {
    // A page of the vendor.
    return {page: target.href};
  }
  const page = target.pathname.replace(/\/?$/, '/');
  if (readPage(page) === '') {
    return {page, missing: 'page'};
  }
  const id = decodeFragment(target.hash || url.hash);
  const ids = idsOf(page);
  const isFound =
    !id ||
    candidateIds(id).some((one) => ids.includes(one)) ||
    // The page scrolls there itself: see the tests below.
    ids.some((one) => simplify(one) === simplify(id));
  return isFound ? {page} : {page, missing: 'anchor'};
}

test.describe('the links in the packages', () => {
  const links = ['node_modules/@mui', 'versioned_docs/version-v7/node_modules/@mui']
    .flatMap((folder) => collectPackageLinks(path.join(ROOT, folder)))
    .map((link) => ({...link, ...resolve(link.href)}));

  test('of both versions lead to pages and sections', () => {
    expect(new Set(links.map(({href}) => href)).size).toBeGreaterThan(300);
    const lost = links.filter(({missing}) => missing);
    expect(lost.map(({href, source, missing}) => `${href} in ${source}: ${missing}`)).toEqual([]);
  });
});

test.describe('languages that are not built', () => {
  for (const language of ['fr', 'de', 'ja', 'en', 'pt', 'xx'] as const) {
    test(`/${language}/ redirects to the page in English`, async () => {
      const response = await fetch(`${originOf()}/${language}${BARS}?a=1`);
      expect(response.url).toBe(`${originOf()}${BARS}?a=1`);
    });
  }

  test('an old URL redirects in a single step', async () => {
    const response = await fetch(`${originOf()}/fr/x/react-charts/heat-map/`, {redirect: 'manual'});
    expect(response.headers.get('location')).toBe('/x/react-charts/heatmap/');
  });

  // The rules of the host are those of the whole site, which `npm test` builds only in English.
  if (isFullRun) {
    test('Chinese stays Chinese, also if there is no such page', async () => {
      const response = await fetch(`${originOf()}/zh/x/no-such-page/`);
      expect(response.url).toBe(`${originOf()}/zh/x/no-such-page/`);
      expect(await response.text()).toContain('lang=zh-CN');
    });
  }
});

const notice = (page: Page) => page.locator('[data-moved-section] p');

/** Changes the fragment, as a link inside the page does. */
const goTo = (page: Page, hash: string) =>
  page.evaluate((fragment) => {
    location.hash = fragment;
  }, hash);

/** The id of a section, and another id of it. */
const [SECTION = '', OTHER_ID = ''] =
  /<h[23][^>]* id="?([\w-]+)[^>]*><span id="?([\w-]+)"? class="heading-target/
    .exec(readPage(BARS))
    ?.slice(1) ?? [];

for (const javaScriptEnabled of [true, false]) {
  test(`each id of a section is below the header (JavaScript: ${javaScriptEnabled})`, async () => {
    const requests: string[] = [];
    const page = await openPage(`${BARS}#${SECTION}`, {
      javaScriptEnabled,
      reducedMotion: true,
      before: (opened) => void opened.on('request', (request) => requests.push(request.url())),
    });
    let top: number | undefined;
    for (const id of [SECTION, OTHER_ID]) {
      await page.goto(`${new URL(page.url()).origin}${BARS}#${id}`);
      // Content above the section may still change its height.
      await expect(async () => {
        const {y} = (await page.locator(`#${SECTION}`).boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(56.5);
        expect(y).toBeLessThan(89.5);
        top ??= y;
        expect(Math.abs(y - top)).toBeLessThanOrEqual(1);
      }).toPass();
    }
    // The notice of a missing section costs this page nothing.
    expect(requests.filter((url) => url.includes('moved-section'))).toEqual([]);
  });
}

test('a section under another spelling is scrolled to; for a missing one the nearest are offered', async () => {
  const page = await openPage(`${BARS}#API-`);
  await page.waitForFunction(() => window.scrollY > 1000);
  await expect(notice(page)).toHaveCount(0);

  for (const [hash, text] of [
    ['#50%-off', 'is no longer on this page'],
    ['#the-color-by-valeu', 'This section has moved:'],
    ['#%', 'is no longer on this page'],
    ['#the-color-by-valeu', 'This section has moved:'],
  ] as const) {
    await goTo(page, hash);
    await expect(notice(page)).toContainText(text);
  }
  const link = notice(page).getByRole('link').first();
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await page.waitForURL(`**${BARS}${href}`);
  await expect(page.locator(href)).toHaveCount(1);
});

test('a missing section is reported after a redirect too, but not on the next page', async () => {
  const page = await openPage('/x/react-charts/heat-map/#no-such-section-at-all');
  await expect(notice(page)).toBeVisible();
  const link = page.locator('.markdown p a[href^="/x/"]:visible').first();
  const next = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${next}`);
  await expect(notice(page)).toHaveCount(0);
});

test('robots.txt names the sitemap', () => {
  expect(fs.readFileSync(path.join(BUILD, 'robots.txt'), 'utf8')).toContain(
    'Sitemap: https://mui.com/sitemap.xml',
  );
});
