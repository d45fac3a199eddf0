import path from 'node:path';
import {compileFences} from './compileFences';
import {planChecks} from './planChecks';
import {readMdx} from '../mdx/readMdx';
import {formatProblem} from '../problems/problemStore';

const SITE = path.resolve(__dirname, '../..');

const GUIDE = 'docs/react-data-grid/sorting/index.mdx';
const MIGRATION = 'docs/migration/migration-data-grid-v7/index.mdx';

/**
 * Returns the problems of pages, one line each. The pages are compiled together, because each
 * program takes seconds.
 */
function check(pages: readonly {file: string; rows: readonly string[]}[]): string[] {
  const checks = pages.flatMap(({file, rows}) => planChecks(file, readMdx(rows.join('\n')).fences));
  return compileFences(SITE, checks).map(formatProblem);
}

test('modules compile, and a diff from v7 to v8 breaks with v8 and compiles with both', () => {
  const module = [
    '---\ntitle: Sorting\n---\n',
    `\`\`\`tsx\nimport type {GridSortModel} from '@mui/x-data-grid';\n`,
    "const model: GridSortModel = [{field: 'year', sort: 'up'}];\n```\n",
    '```tsx\nconst fragment = <DataGrid nonsense />;\n```',
  ];
  const grid = (props = '') => `<DataGrid rows={rows} columns={columns}${props} />`;
  const diffs = [
    `\`\`\`diff\n-${grid(' rowPositionsDebounceMs={100}')}\n+${grid()}\n\`\`\`\n`,
    `\`\`\`diff\n-${grid(' pagination')}\n+${grid(' showToolbar')}\n\`\`\`\n`,
    `\`\`\`diff title="Behavior change"\n-${grid()}\n+${grid(' showToolbar')}\n\`\`\`\n`,
    '```diff title="package.json"\n-"@mui/x-data-grid": "^7.0.0"\n+"@mui/x-data-grid": "^8.0.0"\n```\n',
    `\`\`\`diff\n-<DataGrid rowPositionsDebounceMs={100} />\n+${grid(' inventedProp')}\n\`\`\``,
  ];
  const problems = check([
    {file: GUIDE, rows: module},
    {file: MIGRATION, rows: diffs},
  ]);
  expect(problems).toEqual([
    expect.stringMatching(
      `^${MIGRATION}:7: No type error with v8 in the "before" side of the diff\\. Show `,
    ),
    expect.stringMatching(
      `^${MIGRATION}:23: Type error with v8 in the "after" side of the diff: .*inventedProp`,
    ),
    expect.stringMatching(`^${GUIDE}:8: Type error with v8: .*"up".*\\.$`),
  ]);
}, 120_000);

test('a guide whose old version is not installed is checked against the new one', () => {
  const file = 'docs/migration/migration-pickers-v6/index.mdx';
  expect(planChecks(file, readMdx('```diff\n-a\n+b\n```\n').fences)).toMatchObject([
    {part: 'before', version: 'v7', compiles: false},
    {part: 'after', version: 'v7', compiles: true},
  ]);
  expect(planChecks(GUIDE, readMdx('```diff\n-a\n+b\n```').fences)).toEqual([]);
});
