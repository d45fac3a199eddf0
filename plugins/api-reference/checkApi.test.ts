import {distance} from '../../site/names/findSimilar';
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
  checkProse(text, known, new Set(own)).map(({line, message}) => `${line}: ${message}`);

describe('checkProse', () => {
  test.each([
    [
      'a prop that is none',
      'Set the `rowHeigth` prop.',
      '1: `rowHeigth` is no prop of the product; did you mean `rowHeight`?',
    ],
    [
      'one of a list of props',
      'The `rows` and `colums` props.',
      '1: `colums` is no prop of the product; did you mean `columns`?',
    ],
    [
      'a slot that is none',
      '\n\nReplace the `header` slot.',
      '3: `header` is no slot of the product',
    ],
    [
      'a class with a modifier',
      'The `cell--editble` class.',
      '1: `cell--editble` is no class of the product; did you mean `cell--editable`?',
    ],
    [
      'an event that is none',
      'On the `rowClicked` event.',
      '1: `rowClicked` is no event of the product; did you mean `rowClick`?',
    ],
    [
      'a method of the API object',
      'Call `apiRef.current.setRow([])`.',
      '1: `apiRef.current.setRow([])`: the API object has no `setRow`; did you mean `setRows`?',
    ],
    [
      'a class that is none',
      'Style `.MuiDataGrid-cell--editble`.',
      '1: `.MuiDataGrid-cell--editble` is no class of the product; did you mean `MuiDataGrid-cell--editable`?',
    ],
    [
      'a prop in an element',
      'Write `<DataGrid checkboxSelecton />`.',
      '1: `<DataGrid checkboxSelecton />`: DataGrid has no prop `checkboxSelecton`; did you mean `checkboxSelection`?',
    ],
    [
      'a name a letter off',
      'Use `useGridApiRfe()`.',
      '1: `useGridApiRfe()` is nothing of the product; did you mean `useGridApiRef`?',
    ],
  ])('%s', (_, text, problem) => {
    expect(check(text)).toEqual([problem]);
  });

  test.each([
    [
      'names of the API',
      'The `rows` prop, `setRows()`, `.MuiDataGrid-root` and the `toolbar` slot.',
    ],
    ['what is in fences', '```tsx\n<DataGrid rowHeigth={1} />\n```\n'],
    ['a class with an id behind it', 'Style `.MuiDataGrid-root-7`.'],
    ['words that claim nothing', 'The field `unitPrice` holds a number; `null` is no value.'],
    ['classes of other libraries', 'Style `.MuiButton-roots`.'],
  ])('is content with %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  it('is content with names that the demos of the page use', () => {
    expect(check('Read `getRowModel`.')).toHaveLength(1);
    expect(check('Read `getRowModel`.', ['getRowModel'])).toEqual([]);
  });
});

describe('checkSource', () => {
  const deprecated = new Map([['DataGrid autoHeight', 'Use a flex parent.']]);
  const options = {isStrict: true, passesOn: new Set<string>()};
  const source = '<DataGrid\n  rows={[]}\n  autoHeight\n  rowHeigth={3}\n/>';

  it('lets a demo show a deprecated prop that it names', () => {
    const shown = `// Shown although deprecated: autoHeight\n${source}`;
    expect(
      checkSource(shown, known, deprecated, options).filter(({message}) =>
        message.includes('deprecated'),
      ),
    ).toEqual([]);
  });

  it('finds what is deprecated and what is unknown, with its line', () => {
    expect(checkSource(source, known, deprecated, options)).toEqual([
      {line: 3, message: '<DataGrid autoHeight> is deprecated: Use a flex parent.'},
      {line: 4, message: 'DataGrid has no prop `rowHeigth`; did you mean `rowHeight`?'},
    ]);
  });

  it('leaves unknown props to TypeScript in demos', () => {
    expect(checkSource(source, known, new Map(), {...options, isStrict: false})).toEqual([]);
  });

  it('finds only what is a letter or two off where props are passed on to an element', () => {
    const passing = {...options, passesOn: new Set(['DataGrid'])};
    const messages = checkSource(
      '<DataGrid rowHeigth={3} onKeyDown={f} />',
      known,
      new Map(),
      passing,
    ).map(({message}) => message);
    expect(messages).toEqual(['DataGrid has no prop `rowHeigth`; did you mean `rowHeight`?']);
  });
});

test('fences with JSX are found with their first line', () => {
  expect(listFences('a\n\n```tsx title="x"\n<A />\n```\n\n```bash\nls\n```\n')).toEqual([
    {code: '<A />\n', line: 4},
  ]);
});

test.each([
  ['rows', 'rows', 0],
  ['colums', 'columns', 1],
  ['a', 'abcdef', 3],
])('%s is %s with %i changes, or more than asked for', (a, b, steps) => {
  expect(distance(a, b, 2)).toBe(steps);
});
