import {createRunner} from '@site/tests/stubs/runListings';
import * as page from './OrderChart';

/** Runs the listings of the guide. The exports of Vitest that they use exist in jest by the same names. */
const run = createRunner('react-charts/testing', {
  vitest: {afterEach, expect, test},
  './OrderChart': page,
});

run('OrderChart.test.tsx');
