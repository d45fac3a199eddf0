import fs from 'node:fs';
import path from 'node:path';
import {builtPages, CHINESE, isFullRun, samplePages, type BuiltPage} from './harness';
import {crawl, nameSlowest, summarise, type Crawled} from './harness/crawl';
import {ROOT} from './harness/paths';
import {keepShard, writeResult} from './harness/shards';

const english = builtPages().filter(({locale}) => locale === 'en');
const chinese = builtPages(CHINESE).filter(({locale}) => locale === 'zh');

/** Pages that somebody wrote in another language, and those beside the docs: they have texts of their own. */
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

const isThemed = ({path: address}: BuiltPage) => !/^\/(?:zh\/)?playground\//.test(address);

/**
 * Every English page is opened on a phone and its demos run. What costs as much again or a multiple of it, the wide screen, axe
 * and the other modes, is for pages that a change touched and a sample that turns with the commit; the full run leaves nothing out.
 */
const looked = isFullRun
  ? keepShard([...english, ...chinese])
  : [...english, ...samplePages(chinese.filter(hasOwnTexts), 8)];

/** A page of each kind, at which every run looks more closely. */
const KINDS =
  /^\/(404\.html|x\/(introduction|react-(data-grid|date-pickers|charts|tree-view)(\/quickstart)?|react-charts\/bars|api\/(data-grid\/data-grid|charts\/bar-chart)|whats-new|all-pages|privacy)\/)$/;

const withAxe = new Set(
  isFullRun
    ? looked
    : [...samplePages(looked, 16), ...looked.filter(({path: address}) => KINDS.test(address))],
);
const inDark = new Set(isFullRun ? looked : samplePages(looked, 12));
/** Those that are opened wide: they have rooms for their demos that can be too small. */
const wide = new Set(
  isFullRun
    ? looked
    : [...samplePages(looked, 40), ...looked.filter(({path: address}) => KINDS.test(address))],
);
const inModes = new Set(isFullRun ? looked : samplePages(looked, 4));

describe('every page, loaded once', () => {
  let crawled: Crawled;

  beforeAll(
    async () => {
      crawled = await crawl(looked, (page) => ({
        axe: withAxe.has(page),
        dark: isThemed(page) && inDark.has(page),
        // The same demos run in every language.
        demos: page.locale === 'en' || inModes.has(page),
        wide: wide.has(page),
        modes: isThemed(page) && inModes.has(page),
      }));
    },
    // A machine that is much slower than today's is no fault of a page; each page has a limit of its own.
    120 * 60 * 1000,
  );

  afterAll(() => {
    if (isFullRun) {
      writeResult('crawl', [...english, ...chinese], crawled.faults);
    }
    const summary = summarise(crawled.faults);
    if (summary !== '') {
      process.stderr.write(`\nFaults by number of pages:\n${summary}\n`);
    }
    process.stderr.write(`\nThe slowest pages:\n${nameSlowest(crawled.durations)}\n\n`);
  });

  test('there are pages in both languages', () => {
    expect(english.length).toBeGreaterThan(250);
    expect(chinese.filter(hasOwnTexts).length).toBeGreaterThan(10);
    if (isFullRun) {
      expect(chinese).toHaveLength(english.length);
    }
  });

  test.each(looked.map(({path: address}) => address))(
    '%s is quiet, fits a phone, and breaks no accessibility rule',
    (address) => {
      expect(crawled.faults.get(address)).toEqual([]);
    },
  );
});
