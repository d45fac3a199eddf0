import type {Page} from '@playwright/test';
import {builtPages, expect, isFullRun, test, type BuiltPage} from './harness';
import {inspect, openCrawler} from './harness/crawl';

test.describe.configure({mode: 'parallel'});

/** Pages that share a browser context, and that one worker visits. */
const BATCH = 25;

/** The older version, as it is deployed to its own host: in the full run only. */
const pages = isFullRun ? builtPages('v7') : [];
const isThemed = ({path}: BuiltPage) => !/^\/(?:zh\/)?playground\//.test(path);

if (isFullRun) {
  test('v7 has guides and API pages, in both languages', () => {
    const english = pages.filter(({locale}) => locale === 'en');
    const count = (start: string) => english.filter(({path}) => path.startsWith(start)).length;
    expect(count('/x/react-')).toBeGreaterThan(30);
    expect(count('/x/api/')).toBeGreaterThan(100);
    expect(pages).toHaveLength(2 * english.length);
  });
}

for (let from = 0; from < pages.length; from += BATCH) {
  test.describe(`pages of v7 from ${from + 1} on`, () => {
    test.describe.configure({mode: 'default'});
    let page: Page;
    test.beforeAll(async () => {
      page = await openCrawler('v7');
    });
    for (const built of pages.slice(from, from + BATCH)) {
      test(`${built.path} of v7 writes nothing to the console, fits a phone, and breaks no accessibility rule`, async () => {
        const isEnglish = built.locale === 'en';
        const plan = {
          axe: true,
          wide: true,
          dark: isThemed(built),
          demos: isEnglish,
          // The layout is that of the current docs.
          modes: isThemed(built) && isEnglish,
        };
        expect(await inspect(page, built, plan)).toEqual([]);
      });
    }
  });
}
