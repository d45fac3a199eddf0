/** @jest-environment node */
import {compileToJs} from './compileToJs';

// Prettier is an ES module that jest cannot load: the formatting itself is seen in the built site.
jest.mock('prettier', () => ({format: async (code: string) => code}));

describe('compileToJs', () => {
  it('drops types and keeps JSX, comments and modern syntax', async () => {
    const js = await compileToJs(
      `import type {Row} from './types';
import {DataGrid, type GridColDef} from '@mui/x-data-grid';

// #region preview
export default function Basic({rows = []}: {rows?: Row[]}) {
  return <DataGrid<Row> rows={rows as Row[]} columns={columns!} />;
}
// #endregion
`,
      'Basic.tsx',
    );
    expect(js.trim()).toBe(`import {DataGrid,} from '@mui/x-data-grid';

// #region preview
export default function Basic({rows = []}) {
  return <DataGrid rows={rows } columns={columns} />;
}
// #endregion`);
  });
});
