import {builtPages, isFullRun, samplePages, type BuiltPage, type OpenOptions} from './harness';
import {crawl, summarise} from './harness/crawl';

/** The older version, as it is deployed to its own host. */
const V7 = {build: 'v7'} as const satisfies OpenOptions;

const pages = builtPages(V7.build);
const english = pages.filter(({locale}) => locale === 'en');
const chinese = pages.filter(({locale}) => locale !== 'en');
const isApi = ({path}: BuiltPage) => path.includes('/x/api/');

/** Its guides, which have texts and demos of their own, its API pages and its Chinese frame are looked at in a sample, in the full run all. */
const guides = english.filter((page) => !isApi(page));
const api = english.filter(isApi);
const looked = isFullRun
  ? pages
  : [...samplePages(guides, 20), ...samplePages(api, 10), ...samplePages(chinese, 6)];
const inDark = new Set(isFullRun ? looked : samplePages(guides, 6));

const isThemed = ({path}: BuiltPage) => !/^\/(?:zh\/)?playground\//.test(path);

describe('pages of v7, loaded once', () => {
  let found: Map<string, string[]>;

  beforeAll(
    async () => {
      found = await crawl(looked, (page) => ({
        axe: true,
        dark: isThemed(page) && inDark.has(page),
        demos: page.locale === 'en',
        // The frame is that of the current docs, which are looked at in every mode.
        modes: isThemed(page) && isFullRun,
      }));
    },
    // The full run takes hours.
    (isFullRun ? 240 : 60) * 60 * 1000,
  );

  afterAll(() => {
    const summary = summarise(found);
    if (summary !== '') {
      process.stderr.write(`\nFaults of v7 by number of pages:\n${summary}\n\n`);
    }
  });

  test('there are guides and API pages, in both languages', () => {
    expect(guides.filter(({path}) => path.startsWith('/x/react-')).length).toBeGreaterThan(30);
    expect(api.length).toBeGreaterThan(100);
    expect(chinese).toHaveLength(english.length);
  });

  test.each(looked.map(({path}) => path))(
    '%s is quiet, fits a phone, and breaks no accessibility rule',
    (path) => {
      expect(found.get(path)).toEqual([]);
    },
  );
});
