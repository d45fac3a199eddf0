import {builtPages, isFullRun, samplePages, type BuiltPage, type OpenOptions} from './harness';
import {crawl, summarise} from './harness/crawl';

/** The older version, as it is deployed to its own host. */
const V7 = {build: 'v7'} as const satisfies OpenOptions;

const pages = builtPages(V7.build);
const chinese = pages.filter(({locale}) => locale !== 'en');

/** What differs from the English site is the frame: each commit looks at some pages of it, the full run at all. */
const translated = isFullRun ? chinese : samplePages(chinese, 12);
const looked = [...pages.filter(({locale}) => locale === 'en'), ...translated];

const isThemed = ({path}: BuiltPage) => !/^\/(?:zh\/)?playground\//.test(path);

/** The frame is that of the current docs, which are looked at in every mode: one mode has to do, but for the full run. */
const inModes = new Set(isFullRun ? looked.filter(isThemed) : []);

describe('every page of v7, loaded once', () => {
  let found: Map<string, string[]>;

  beforeAll(
    async () => {
      found = await crawl(looked, (page) => ({
        axe: true,
        // The colours of a guide are those of its demos; the API pages are all made of the same parts.
        themed: isThemed(page) && (isFullRun || !/^\/(?:zh\/)?x\/api\//.test(page.path)),
        demos: page.locale === 'en',
        modes: inModes.has(page),
      }));
    },
    60 * 60 * 1000,
  );

  afterAll(() => {
    const summary = summarise(found);
    if (summary !== '') {
      process.stderr.write(`\nFaults of v7 by number of pages:\n${summary}\n\n`);
    }
  });

  test('there are guides and API pages, and some of both languages', () => {
    const inEnglish = looked.filter(({locale}) => locale === 'en');
    expect(inEnglish.filter(({path}) => path.startsWith('/x/react-')).length).toBeGreaterThan(30);
    expect(inEnglish.filter(({path}) => path.startsWith('/x/api/')).length).toBeGreaterThan(100);
    expect(translated.length).toBeGreaterThan(5);
  });

  test.each(looked.map(({path}) => path))(
    '%s is quiet, fits a phone, and breaks no accessibility rule',
    (path) => {
      expect(found.get(path)).toEqual([]);
    },
  );
});
