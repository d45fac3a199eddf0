import base from '../../jest.config.mjs';

const [node] = base.projects.filter((project) => project.displayName === 'node');

/** @type {import('jest').Config} */
export default {
  ...node,
  rootDir: '../..',
  displayName: 'site',
  testMatch: ['<rootDir>/tests/site/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/site/harness/setup.ts'],
  testSequencer: '<rootDir>/tests/site/harness/sequencer.cjs',
  testTimeout: 60_000,
  maxWorkers: 2,
  cacheDirectory: '<rootDir>/.cache/jest',
};
