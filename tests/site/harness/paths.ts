import path from 'node:path';

/** The folder of the project. */
export const ROOT = path.resolve(__dirname, '../../..');

/** What the tests keep between runs: the unpacked browser, builds of other configurations, stamps. Git-ignored. */
export const CACHE = path.join(ROOT, '.cache');
