import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {BUSY_FLAGS, unpackedOptions} from './harness/chromium';
import {PAGE_SUBJECTS} from './harness/pageSubjects';
import {CACHE, ROOT} from './harness/paths';
import {TIMEOUT} from './harness/wait';

const PICTURES = 'pictures.spec.ts';
/** What packages/docusaurus-plugin-first-load is for; `test:full` runs everything else without it too. */
const WEIGHTS = process.env.FIRST_LOAD === 'off' ? ['firstLoad.spec.ts', 'budgets.spec.ts'] : [];
const PAGES = Object.keys(PAGE_SUBJECTS).map((subject) => `${subject}.spec.ts`);

// Run it by `npm run test:site`: that makes the builds, which some test files read before the first test.
export default defineConfig({
  testDir: __dirname,
  projects: [
    {name: 'mechanisms', testMatch: '*.spec.ts', testIgnore: [PICTURES, ...WEIGHTS, ...PAGES]},
    {name: 'pages', testMatch: PAGES},
    {name: 'pictures', testMatch: PICTURES},
  ],
  outputDir: path.join(CACHE, 'site-results'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Ends a test that hangs; a machine that is ten times slower than today's is no failure.
  timeout: 300_000,
  expect: {
    timeout: TIMEOUT,
    toPass: {timeout: TIMEOUT, intervals: [50]},
    // The browser and its fonts come with `npm ci`; what is left is the rounding of another processor.
    toHaveScreenshot: {maxDiffPixelRatio: 0.0002},
  },
  forbidOnly: Boolean(process.env.CI),
  // A test waits for the page more often than it works: three keep two cores busy.
  workers: 3,
  reporter: [
    ['dot'],
    ['html', {open: 'never', outputFolder: path.join(CACHE, 'site-report')}],
    ['json', {outputFile: path.join(CACHE, 'site-results.json')}],
  ],
  use: {
    launchOptions: unpackedOptions(BUSY_FLAGS),
    actionTimeout: TIMEOUT,
    navigationTimeout: TIMEOUT,
  },
  webServer: {
    command: 'npx --no-install tsx tests/site/serve.ts',
    cwd: ROOT,
    wait: {stdout: /^Serving (?<site_origins>\{.*\})$/m},
    timeout: 180_000,
  },
});
