import {findCode} from './findCode';

const SOURCE = `import {DataGrid, getRowId} from './x';

const columns = [{field: 'name'}];

export default function Orders() {
  return (
    <div>
      <DataGrid
        rows={rows}
        getRowId={(row) => row.key}
      />
    </div>
  );
}`;

test.each([
  [
    'the block around a prop',
    'Pass `getRowId`.',
    '<DataGrid\n  rows={rows}\n  getRowId={(row) => row.key}\n/>',
  ],
  ['nothing for a common name', 'Pass `rows`.', undefined],
  ['nothing for a name that no code contains', 'Call `updateRows()`.', undefined],
  ['nothing if the block is too short', 'Define `aColumn` in `someColumns`.', undefined],
])('finds %s', (_, sentence, code) => {
  expect(findCode(sentence, [SOURCE])).toBe(code);
});
