import * as listings from '@site/tests/stubs/runListings';

/** The exports of Vitest that the recipe uses exist in jest by the same names. */
const run = listings.createRunner('test-vitest-playwright', {
  vitest: {afterEach, expect, test},
});

// Adds the test of the recipe to this file.
run('src/OrdersPage.test.tsx');

test('the configuration processes the package of the grid', () => {
  const code = listings.readListings('test-vitest-playwright').get('vitest.config.ts');
  expect(code).toContain("server: {deps: {inline: ['@mui/x-data-grid']}}");
});
