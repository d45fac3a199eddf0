import {act} from '@testing-library/react';
import {
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {findCell, openColumnMenu, renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => {
  jest.useFakeTimers();
  stubGridSize();
});
afterEach(() => jest.useRealTimers());

const ROWS = [
  {id: 1, name: 'Desk', room: 'Office', price: 30},
  {id: 2, name: 'Chair', room: 'Office', price: 9},
  {id: 3, name: 'Lamp', room: 'Hall', price: null},
];
const COLUMNS: GridColDef[] = [
  {field: 'name'},
  {field: 'room'},
  {field: 'price', type: 'number'},
];
const ROOT = 'auto-generated-group-footer-root';
const OFFICE = 'auto-generated-row-room/Office';
const MAX = {aggregation: {model: {price: 'max'}}};
const BY_ROOM = {...MAX, rowGrouping: {model: ['room']}};

/** The grid computes the results after it has rendered. */
const wait = () => act(async () => jest.advanceTimersByTime(1_000));

async function renderGrid(props: Partial<DataGridPremiumProps> = {}) {
  const grid = renderPremium({rows: ROWS, columns: COLUMNS, ...props});
  await wait();
  return grid;
}

const total = (id = ROOT, field = 'price') => findCell(id, field)?.textContent;

/** Calls a built-in function. */
const apply = (name: string, values: unknown[]) =>
  (GRID_AGGREGATION_FUNCTIONS as Record<string, GridAggregationFunction>)[name]!.apply(
    {values, groupId: 'group', field: 'price'},
    null as never,
  );

it('has five built-in functions', () => {
  expect(Object.keys(GRID_AGGREGATION_FUNCTIONS).sort()).toEqual([
    'avg',
    'max',
    'min',
    'size',
    'sum',
  ]);
  expect(GRID_AGGREGATION_FUNCTIONS.sum.columnTypes).toEqual(['number']);
  expect(GRID_AGGREGATION_FUNCTIONS.max.columnTypes).toEqual([
    'number',
    'date',
    'dateTime',
  ]);
});

it('skips other values in a sum, and does not round an average', () => {
  expect(apply('sum', [1, 'two', 2])).toBe(3);
  expect(apply('avg', [1, 2])).toBe(1.5);
  expect(apply('size', [1, null, undefined, 'two'])).toBe(3);
});

it('returns null from avg, min, and max without values, and from avg for a sum of zero', () => {
  expect(['avg', 'min', 'max'].map((name) => apply(name, []))).toEqual([
    null,
    null,
    null,
  ]);
  expect(apply('avg', [-2, 2])).toBeNull();
  expect(apply('min', [-2, 2])).toBe(-2);
});

it('ignores unknown functions and functions for other column types', async () => {
  const {api} = await renderGrid({
    initialState: {aggregation: {model: {name: 'sum', price: 'median'}}},
  });
  expect(total()).toBeUndefined();
  act(() => api.setAggregationModel({name: 'sum', price: 'sum'}));
  await wait();
  expect(total()).toBe('39');
  expect(total(ROOT, 'name')).toBe('');
});

it('adds no total row with disableAggregation, but group rows still show results', async () => {
  const initialState = BY_ROOM;
  await renderGrid({initialState, disableAggregation: true});
  expect(total()).toBeUndefined();
  expect(total(OFFICE)).toBe('30');
});

it('affects only the user interface with aggregable: false', async () => {
  const columns = [COLUMNS[0]!, {...COLUMNS[2]!, aggregable: false}];
  const {api} = await renderGrid({columns, initialState: MAX});
  expect(total()).toBe('30');
  expect((await openColumnMenu(api, 'price')).join()).not.toContain('Aggregation');
  act(() => api.hideColumnMenu());
  await wait();
  act(() => api.setAggregationModel({price: 'min'}));
  await wait();
  expect(total()).toBe('9');
});

it('shows results in group rows and in the row at the bottom by default', async () => {
  await renderGrid({initialState: BY_ROOM});
  expect(total(OFFICE)).toBe('30');
  expect(total()).toBe('30');
  expect(findCell(`auto-generated-group-footer-${OFFICE}`, 'price')).toBeNull();
});

it('calls getAggregationPosition with the root, whose depth is -1 and which is not null', async () => {
  const getAggregationPosition = jest.fn((node) =>
    node.depth === -1 ? null : 'footer',
  );
  await renderGrid({
    initialState: BY_ROOM,
    getAggregationPosition: getAggregationPosition as never,
    defaultGroupingExpansionDepth: -1,
  });
  const depths = getAggregationPosition.mock.calls.map(([node]) => node.depth);
  expect(new Set(depths)).toEqual(new Set([-1, 0]));
  expect(total()).toBeUndefined();
  expect(total(OFFICE)).toBe('');
  expect(total(`auto-generated-group-footer-${OFFICE}`)).toBe('30');
});

it('aggregates only rows that pass the filters, unless the scope is "all"', async () => {
  const filterModel = {items: [{field: 'name', operator: 'equals', value: 'Chair'}]};
  const {update} = await renderGrid({initialState: MAX, filterModel});
  expect(total()).toBe('9');
  // The results stay the same until the rows, the filters, or the model change.
  update({aggregationRowsScope: 'all'});
  await wait();
  expect(total()).toBe('9');
  update({aggregationRowsScope: 'all', rows: [...ROWS]});
  await wait();
  expect(total()).toBe('30');
});

it('passes null, but never undefined, to a function', async () => {
  const apply = jest.fn(({values}) => values.length);
  await renderGrid({
    rows: [...ROWS, {id: 4, name: 'Shelf', room: 'Hall'}],
    aggregationFunctions: {count: {apply}},
    initialState: {aggregation: {model: {price: 'count'}}},
  });
  expect(apply.mock.calls[0]![0].values).toEqual([30, 9, null]);
});

it('sets params.aggregation only in cells with results, without the unit for size', async () => {
  const renderCell = jest.fn(({value}) => value);
  await renderGrid({
    columns: [COLUMNS[0]!, {...COLUMNS[2]!, renderCell}],
    initialState: {aggregation: {model: {price: 'size'}}},
  });
  const found = new Map(
    renderCell.mock.calls.map(([{id, aggregation}]) => [id, aggregation]),
  );
  expect(found.get(1)).toBeUndefined();
  expect(found.get(ROOT)).toEqual({
    hasCellUnit: false,
    aggregationFunctionName: 'size',
  });
});

it('does not aggregate pinned rows, and exports empty results to CSV', async () => {
  const pinnedRows = {top: [{id: 'record', name: 'Record', price: 99}]};
  const {api} = await renderGrid({initialState: MAX, pinnedRows});
  expect(total()).toBe('30');
  const lines = api.getDataAsCsv({fields: ['name', 'price']}).split('\r\n');
  expect(lines).toEqual([
    'name,price',
    'Record,99',
    'Desk,30',
    'Chair,9',
    'Lamp,',
    ',',
  ]);
});

it('shows the result in a parent row of tree data, without its own value', async () => {
  await renderGrid({
    treeData: true,
    rows: [
      {id: 1, path: ['a'], price: 5},
      {id: 2, path: ['a', 'b'], price: 2},
    ],
    getTreeDataPath: (row) => row.path,
    initialState: {aggregation: {model: {price: 'sum'}}},
  });
  expect(total('1')).toBe('2');
});
