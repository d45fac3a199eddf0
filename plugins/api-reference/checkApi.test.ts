import {formatProblem} from '../../site/problems/problemStore';
import {checkProse, type KnownApi} from './checkProse';
import {checkSource, listFences} from './checkSource';

const props = new Set(['rows', 'columns', 'rowHeight', 'checkboxSelection', 'autoHeight']);
const known: KnownApi = {
  byKind: {
    prop: props,
    slot: new Set(['toolbar', 'footer']),
    class: new Set(['root', 'cell--editable']),
    method: new Set(['setRows', 'getRowModels']),
    event: new Set(['rowClick']),
    property: new Set(['headerName']),
    selector: new Set(['gridSortModelSelector']),
  },
  props: new Map([['DataGrid', props]]),
  classNames: new Set(['MuiDataGrid-root', 'MuiDataGrid-cell--editable']),
  names: new Set([
    ...props,
    'toolbar',
    'setRows',
    'getRowModels',
    'headerName',
    'gridSortModelSelector',
    'useGridApiRef',
  ]),
};
const check = (text: string, own: string[] = []) =>
  checkProse(text, known, new Set(own)).map(
    (problem) => `${problem.line}: ${formatProblem(problem)}`,
  );

describe('checkProse', () => {
  test.each([
    ['Set the `rowHeigth` prop.', '1: Unknown prop `rowHeigth`.', 'rowHeight'],
    ['The `rows` and `colums` props.', '1: Unknown prop `colums`.', 'columns'],
    ['\n\nReplace the `columnHeader` slot.', '3: Unknown slot `columnHeader`.', undefined],
    ['The `cell--editble` class.', '1: Unknown class `cell--editble`.', 'cell--editable'],
    ['On the `rowClicked` event.', '1: Unknown event `rowClicked`.', 'rowClick'],
    ['Style `.MuiDataGrid-rot`.', '1: Unknown class `.MuiDataGrid-rot`.', 'MuiDataGrid-root'],
    ['Use `useGridApiRfe()`.', '1: Unknown name `useGridApiRfe()`.', 'useGridApiRef'],
    [
      'Call `apiRef.current.setRow([])`.',
      '1: Unknown method `setRow` in `apiRef.current.setRow([])`.',
      'setRows',
    ],
    [
      'Write `<DataGrid rowHeigth />`.',
      '1: Unknown prop `rowHeigth` on `<DataGrid>`.',
      'rowHeight',
    ],
  ])('%j', (text, problem, similar) => {
    const fix = similar ? ` Did you mean \`${similar}\`?` : '';
    expect(check(text)).toEqual([problem + fix]);
  });

  test.each([
    ['API names', 'The `rows` prop, `setRows()`, `.MuiDataGrid-root` and the `toolbar` slot.'],
    ['code blocks', '```tsx\n<DataGrid rowHeigth={1} />\n```\n'],
    ['a class with an ID after it', 'Style `.MuiDataGrid-root-7`.'],
    ['other words', 'The field `unitPrice` holds a number; `null` is no value.'],
    ['classes of other libraries', 'Style `.MuiButton-roots`.'],
    ['names in the demos of the page', 'Read `getRowModel`.', ['getRowModel']],
  ])('accepts %s', (_, text, own = []) => {
    expect(check(text, own)).toEqual([]);
  });
});

describe('checkSource', () => {
  const deprecated = new Map([['DataGrid autoHeight', 'Use a flex parent.']]);
  const options = {isStrict: true, passesOn: new Set<string>()};
  const source = '<DataGrid\n  rows={[]}\n  autoHeight\n  rowHeigth={3}\n/>';

  it('finds what is deprecated and what is unknown, with its line', () => {
    expect(checkSource(source, known, deprecated, options)).toEqual([
      {
        line: 3,
        message: 'Deprecated prop `autoHeight` on `<DataGrid>`.',
        fix: 'Use a flex parent.',
      },
      {
        line: 4,
        message: 'Unknown prop `rowHeigth` on `<DataGrid>`.',
        fix: 'Did you mean `rowHeight`?',
      },
    ]);
  });

  it('accepts a deprecated prop that a comment names, and unknown props, in a demo', () => {
    const demo = `// Shown although deprecated: autoHeight\n${source}`;
    expect(checkSource(demo, known, deprecated, {...options, isStrict: false})).toEqual([]);
  });

  it('finds only what is a letter or two off where props are passed on to an element', () => {
    const passing = {...options, passesOn: new Set(['DataGrid'])};
    const messages = checkSource(
      '<DataGrid rowHeigth={3} onKeyDown={f} />',
      known,
      new Map(),
      passing,
    ).map(({message}) => message);
    expect(messages).toEqual(['Unknown prop `rowHeigth` on `<DataGrid>`.']);
  });
});

test('fences with JSX are found with their first line', () => {
  expect(listFences('a\n\n```tsx title="x"\n<A />\n```\n\n```bash\nls\n```\n')).toEqual([
    {code: '<A />\n', line: 4},
  ]);
});
