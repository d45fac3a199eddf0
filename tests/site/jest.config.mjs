import base from '../../jest.config.mjs';

const [node] = base.projects.filter((project) => project.displayName === 'node');

/** @type {import('jest').Config} */
export default {
  ...node,
  rootDir: '../..',
  displayName: 'site',
  testMatch: ['<rootDir>/tests/site/*.spec.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/site/harness/setup.ts'],
  testSequencer: '<rootDir>/tests/site/harness/sequencer.cjs',
  // Ends what hangs. A machine that is ten times as slow as today's is no fault of a page.
  testTimeout: 300_000,
  // A test waits for the page more often than it works: on two cores, three files and the second tab of the crawl keep both busy.
  maxWorkers: 3,
  cacheDirectory: '<rootDir>/.cache/jest',
};
