import {transformSync} from '@swc/core';
import type {Page} from '@playwright/test';
import {readListings} from '../stubs/runListings';
import {expect, hydrated, openPage, test, whenFull} from './harness';

type Body = (fixtures: {page: Page}) => Promise<void>;

/** Compiles a listing, and returns its tests and the hooks that run before each. */
function loadTests(guide: string, file: string): {title: string; run: Body}[] {
  const code = readListings(guide).get(file);
  if (code === undefined) {
    throw new Error(`${guide}: No code block has the title "${file}".`);
  }
  const compiled = transformSync(code, {
    filename: file,
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
    module: {type: 'commonjs'},
  });
  const hooks: Body[] = [];
  const tests: {title: string; run: Body}[] = [];
  const listed = Object.assign(
    (title: string, body: Body) => {
      tests.push({
        title,
        run: async (fixtures) => {
          for (const hook of [...hooks, body]) {
            await hook(fixtures);
          }
        },
      });
    },
    {beforeEach: (body: Body) => hooks.push(body)},
  );
  // oxlint-disable-next-line typescript/no-implied-eval -- Runs the page's code.
  const load = new Function('require', 'exports', compiled.code);
  load(() => ({expect, test: listed}), {});
  return tests;
}

// The tests of a listing share the page of their guide, which runs the tested component.
for (const [guide, file] of [
  ['react-data-grid/testing', 'invoices.spec.ts'],
  ...whenFull([
    ['react-date-pickers/testing', 'stay.spec.ts'],
    ['react-charts/testing', 'orders.spec.ts'],
    ['react-tree-view/testing', 'files.spec.ts'],
  ] as const),
] as const) {
  test(`the Playwright tests of ${guide} pass on its demo`, async () => {
    const page = await openPage(`/x/${guide}/`);
    const demo = page.locator('[data-demo-scope]').first();
    const goto = page.goto.bind(page);
    page.goto = async () => {
      const response = await page.reload();
      await hydrated(page);
      await demo.scrollIntoViewIfNeeded();
      await demo.getByRole('status').waitFor();
      return response;
    };
    const tests = loadTests(guide, file);
    expect(tests.length).toBeGreaterThan(0);
    for (const {title, run} of tests) {
      await test.step(title, () => run({page}));
    }
    page.goto = goto;
  });
}
