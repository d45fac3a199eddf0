import {createRunner} from '@site/tests/stubs/runListings';
import * as page from './ProjectTree';

/** Runs the listings of the guide. The exports of Vitest that they use exist in jest by the same names. */
const run = createRunner('react-tree-view/testing', {
  vitest: {afterEach, expect, test},
  './ProjectTree': page,
});

run('ProjectTree.test.tsx');
