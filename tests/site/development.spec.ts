import type {Page} from '@playwright/test';
import {builtPages, expect, isFullRun, openPage, waitForIdle, test} from './harness';
import {walkDown} from './harness/crawl';

test.describe.configure({mode: 'parallel'});

/** In each run the pages with components of the products, in the full run all. */
const pages = builtPages('development').filter(({path}) =>
  isFullRun ? /^\/x\/./.test(path) : /^\/x\/(react-|introduction)/.test(path),
);

const EXPECTED = [
  /^console\.info: %cDownload the React DevTools/,
  // Docusaurus preloads chunks by name, and this one has no file of its own in a development build.
  /^answer 404: .*\/config---playground-[\w-]+\.js$/,
];

/** Pages with grids. */
const WITH_GRIDS =
  /^\/x\/(react-data-grid|recipes|introduction|common-concepts|react-charts\/data-grid-integration)\//;

/** The grid of this version subscribes to its state while it renders: https://github.com/mui/mui-x/issues/17077 */
const EXPECTED_OF_GRIDS =
  /^console\.error: Can't perform a React state update on a component that hasn't mounted yet/;

/** Opens a page and goes through all of it. */
async function readThrough(path: string): Promise<Page> {
  const allow = WITH_GRIDS.test(path) ? [...EXPECTED, EXPECTED_OF_GRIDS] : EXPECTED;
  const page = await openPage(path, {build: 'development', allow});
  expect(await walkDown(page)).toEqual([]);
  return page;
}

/**
 * The crawl reads the production build, in which React silently keeps attributes that differ from the server's, and
 * in which components do not complain of how they are used. The guard of `openPage` fails the test on any such message.
 */
test.describe('the development build has nothing to complain of', () => {
  for (const {path} of pages) {
    test(`${path}`, async () => {
      const page = await readThrough(path);
      // What came into view comes and runs: its messages too.
      await waitForIdle(page);
      expect(await page.locator('main h1').count()).toBe(1);
    });
  }
});
