import {createRunner} from '@site/tests/stubs/runListings';
import * as page from './InvoiceGrid';

/** Runs the listings of the guide. The exports of Vitest that they use exist in jest by the same names. */
const run = createRunner('react-data-grid/testing', {
  vitest: {afterEach, expect, test, vi: jest},
  './InvoiceGrid': page,
});

run('InvoiceGrid.test.tsx');
run('dataSource.test.tsx');
