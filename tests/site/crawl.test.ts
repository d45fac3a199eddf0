import {builtPages, isFullRun, samplePages} from './harness';
import {crawl, summarise} from './harness/crawl';

const pages = builtPages();

/** Right to left, dense and phone together cost as much as all the rest: each commit looks at some, the full run at all. */
const inModes = new Set(isFullRun ? pages : samplePages(pages, 16));

describe('every page, loaded once', () => {
  let found: Map<string, string[]>;

  beforeAll(
    async () => {
      found = await crawl(pages, (page) => ({
        axe: true,
        themed: !/^\/(zh\/)?playground\//.test(page.path),
        // The same demos run in every language.
        demos: page.locale === 'en' || inModes.has(page),
        modes: inModes.has(page),
      }));
    },
    60 * 60 * 1000,
  );

  afterAll(() => {
    const summary = summarise(found);
    if (summary !== '') {
      process.stderr.write(`\nFaults by number of pages:\n${summary}\n\n`);
    }
  });

  test('there are pages in both languages', () => {
    expect(pages.some(({locale}) => locale === 'en')).toBe(true);
    expect(pages.some(({locale}) => locale === 'zh')).toBe(true);
  });

  test.each(pages.map(({path}) => path))(
    '%s is quiet, fits a phone, and breaks no accessibility rule',
    (path) => {
      expect(found.get(path)).toEqual([]);
    },
  );
});
