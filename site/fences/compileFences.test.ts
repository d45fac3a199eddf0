import path from 'node:path';
import {compileFences} from './compileFences';
import {planChecks} from './planChecks';
import {readMdx} from '../mdx/readMdx';

const SITE = path.resolve(__dirname, '../..');

const GUIDE = 'docs/react-data-grid/sorting/index.mdx';
const MIGRATION = 'docs/migration/migration-data-grid-v7/index.mdx';

/** The problems of pages, each as `<page>:<line>: <message>`, compiled together, because a program takes seconds. */
function check(pages: readonly {file: string; rows: readonly string[]}[]): string[] {
  const checks = pages.flatMap(({file, rows}) => planChecks(file, readMdx(rows.join('\n')).fences));
  return compileFences(SITE, checks).map(({file, line, message}) => `${file}:${line}: ${message}`);
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
    expect.stringMatching(`^${MIGRATION}:7: the "before" of the diff still type-checks with v8: `),
    expect.stringMatching(
      `^${MIGRATION}:23: the "after" of the diff does not type-check with v8: .*inventedProp`,
    ),
    expect.stringMatching(
      `^${GUIDE}:8: the fence does not type-check with v8: .*"up".* correct that line$`,
    ),
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
