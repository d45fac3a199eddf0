import {builtPages, isFullRun, samplePages, type BuiltPage, type OpenOptions} from './harness';
import {localesOf} from './harness/builds';
import {crawl, nameSlowest, summarise, type Crawled} from './harness/crawl';
import {keepShard, writeResult} from './harness/shards';

/** The older version, as it is deployed to its own host. */
const V7 = {build: 'v7'} as const satisfies OpenOptions;

const pages = builtPages(V7.build);
const english = pages.filter(({locale}) => locale === 'en');
const chinese = pages.filter(({locale}) => locale !== 'en');
const isApi = ({path}: BuiltPage) => path.includes('/x/api/');

/** Its guides, which have texts and demos of their own, and its API pages are looked at in a sample; in the full run all, in Chinese too. */
const guides = english.filter((page) => !isApi(page));
const api = english.filter(isApi);
const looked = isFullRun ? keepShard(pages) : [...samplePages(guides, 6), ...samplePages(api, 2)];
const inDark = new Set(isFullRun ? looked : samplePages(guides, 2));

const isThemed = ({path}: BuiltPage) => !/^\/(?:zh\/)?playground\//.test(path);

describe('pages of v7, loaded once', () => {
  let crawled: Crawled;

  beforeAll(
    async () => {
      crawled = await crawl(looked, (page) => ({
        axe: true,
        wide: true,
        dark: isThemed(page) && inDark.has(page),
        demos: page.locale === 'en',
        // The layout is that of the current docs, which are looked at in every mode.
        modes: isThemed(page) && isFullRun,
      }));
    },
    120 * 60 * 1000,
  );

  afterAll(() => {
    if (isFullRun) {
      writeResult('v7', pages, crawled.faults);
    }
    const summary = summarise(crawled.faults);
    if (summary !== '') {
      process.stderr.write(`\nFaults of v7 by number of pages:\n${summary}\n`);
    }
    process.stderr.write(`\nThe slowest pages of v7:\n${nameSlowest(crawled.durations, 5)}\n\n`);
  });

  test('there are guides and API pages, in both languages', () => {
    const {length} = guides.filter(({path}) => path.startsWith('/x/react-'));
    expect(length).toBeGreaterThan(isFullRun ? 30 : 8);
    expect(api.length).toBeGreaterThan(isFullRun ? 100 : 8);
    expect(chinese).toHaveLength(localesOf(V7.build).includes('zh') ? english.length : 0);
  });

  test.each(looked.map(({path}) => path))(
    '%s is quiet, fits a phone, and breaks no accessibility rule',
    (path) => {
      expect(crawled.faults.get(path)).toEqual([]);
    },
  );
});
