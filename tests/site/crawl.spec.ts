import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {builtPages, CHINESE, expect, isFullRun, samplePages, test, type BuiltPage} from './harness';
import {inspect, openCrawler} from './harness/crawl';
import {ROOT} from './harness/paths';

test.describe.configure({mode: 'parallel'});

/** Pages that share a browser context, and that one worker visits. */
const BATCH = 25;

const english = builtPages().filter(({locale}) => locale === 'en');
const chinese = builtPages(CHINESE).filter(({locale}) => locale === 'zh');

/** Pages that are translated, and those outside the docs: their texts are other than those of the English page. */
const hasOwnTexts = ({path: address, locale}: BuiltPage): boolean => {
  const [, page] = /\/x\/(.+)\/$/.exec(address) ?? [];
  const sources = [
    `docusaurus-plugin-content-docs/current/${page}/index.mdx`,
    `docusaurus-plugin-content-pages/x/${page}.mdx`,
  ];
  return (
    page === undefined ||
    sources.some((source) => fs.existsSync(path.join(ROOT, 'i18n', locale, source)))
  );
};

/** A page of each kind that has few; guides and pages of the API are in each sample. */
const KINDS =
  /^\/(404\.html|x\/(introduction|react-(data-grid|date-pickers|charts|tree-view)|whats-new|all-pages|privacy)\/)$/;
const kinds = english.filter(({path: address}) => KINDS.test(address));

/** A change to many pages is a matter of the full run. */
const MOST_CHANGED = 5;
/** Pages beside those of each kind, changed ones and one in Chinese included. */
const SAMPLE = 30;

/**
 * Each commit: pages that it touches, one of each kind, and a sample that changes with the commit. The full run: all, in all modes.
 */
const sample = new Set([
  ...samplePages(
    english.filter((page) => !kinds.includes(page)),
    {changed: MOST_CHANGED, more: SAMPLE},
  ).slice(0, SAMPLE - 1),
  ...samplePages(chinese.filter(hasOwnTexts), {changed: 0, more: 1}),
]);
const visited = isFullRun ? [...english, ...chinese] : [...new Set([...kinds, ...sample])];
const changed = new Set(samplePages(english, {changed: MOST_CHANGED, more: 0}));
const someOf = (count: number) =>
  new Set(isFullRun ? visited : samplePages(visited, {changed: 10, more: count}));
const inDetail = someOf(12);
const inDark = someOf(8);
const inModes = someOf(3);

/** How many demos of a page are operated. The full run operates them in everyDemo.spec.ts. */
function countOperated(page: BuiltPage): number {
  if (isFullRun || page.locale !== 'en' || !inDetail.has(page)) {
    return 0;
  }
  return changed.has(page) ? Infinity : 4;
}

const isThemed = ({path: address}: BuiltPage) => !/^\/(?:zh\/)?playground\//.test(address);

test('there are pages in both languages', () => {
  expect(english.length).toBeGreaterThan(250);
  expect(chinese.filter(hasOwnTexts).length).toBeGreaterThan(10);
  if (isFullRun) {
    expect(chinese).toHaveLength(english.length);
  }
});

for (let from = 0; from < visited.length; from += BATCH) {
  test.describe(`pages from ${from + 1} on`, () => {
    test.describe.configure({mode: 'default'});
    let page: Page;
    test.beforeAll(async () => {
      // The fixtures have a license key that is not valid.
      page = await openCrawler('site', isFullRun ? {} : {allow: [/MUI X: Invalid license key/]});
    });
    for (const built of visited.slice(from, from + BATCH)) {
      test(`${built.path} writes nothing to the console, fits a phone, and breaks no accessibility rule`, async () => {
        const plan = {
          // The same demos run in every language.
          demos: built.locale === 'en' || inModes.has(built),
          wide: true,
          axe: inDetail.has(built) || (!isFullRun && kinds.includes(built)),
          dark: isThemed(built) && inDark.has(built),
          modes: isThemed(built) && inModes.has(built),
          operated: countOperated(built),
        };
        expect(await inspect(page, built, plan)).toEqual([]);
      });
    }
  });
}
