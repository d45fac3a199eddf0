import * as React from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGrid,
  gridFilterModelSelector,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';
import {
  DataGridPro,
  GridLogicOperator,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'García', price: 30, due: new Date(2025, 10, 28, 9, 30, 15)},
  {id: 2, name: 'Chen', price: 9, due: new Date(2025, 10, 28, 9, 31)},
  {id: 3, name: null, price: null, due: null},
];
const COLUMNS: GridColDef[] = [
  {field: 'name'},
  {field: 'price', type: 'number'},
  {field: 'due', type: 'dateTime'},
  {field: 'day', type: 'date', valueGetter: (value, row) => row.due},
];

function renderGrid(props: Partial<DataGridProps> = {}) {
  const apiRef = React.createRef<GridApi>();
  const grid = (more: Partial<DataGridProps> = {}) => (
    <DataGrid rows={ROWS} columns={COLUMNS} apiRef={apiRef} {...props} {...more} />
  );
  const {rerender} = render(grid());
  const api = apiRef.current!;
  return {
    api,
    /** Applies one filter, and returns the ids of the rows that pass it. */
    filter(item: GridFilterItem) {
      act(() => api.setFilterModel({items: [item]}));
      return listIds();
    },
    update: (more: Partial<DataGridProps>) => rerender(grid(more)),
  };
}

function renderPro(filterModel: GridFilterModel) {
  const {unmount} = render(
    <DataGridPro rows={ROWS} columns={COLUMNS} filterModel={filterModel} />,
  );
  const ids = listIds();
  unmount();
  return ids;
}

const listIds = () =>
  Array.from(document.querySelectorAll('[role=row][data-id]'), (row) =>
    Number(row.getAttribute('data-id')),
  );
const spyOnErrors = () => jest.spyOn(console, 'error').mockImplementation();
const CHEN = {field: 'name', operator: 'contains', value: 'chen'};

describe('in the filter panel', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

  it('filters 150 milliseconds after the last keystroke', async () => {
    const {api} = renderGrid();
    act(() => api.showFilterPanel('name'));
    await wait(1_000);
    fireEvent.change(screen.getByLabelText('Value'), {target: {value: 'ch'}});
    await wait(149);
    expect(listIds()).toEqual([1, 2, 3]);
    await wait(1);
    expect(listIds()).toEqual([2]);
  });

  it('changes the model to a Date at midnight UTC if users enter a date', async () => {
    const {api} = renderGrid();
    act(() => api.showFilterPanel('day'));
    await wait(1_000);
    fireEvent.change(screen.getByLabelText('Value'), {target: {value: '2025-11-28'}});
    await wait(1_000);
    const [item] = gridFilterModelSelector({current: api}).items;
    expect(item?.value).toEqual(new Date('2025-11-28T00:00:00Z'));
    expect(listIds()).toEqual([1, 2]);
  });

  it('shows the filter of a column with filterable: false as read-only', async () => {
    const {api} = renderGrid({
      columns: [{field: 'name', filterable: false}, {field: 'price'}],
      initialState: {filter: {filterModel: {items: [CHEN]}}},
    });
    expect(listIds()).toEqual([2]);
    act(() => api.showFilterPanel());
    await wait(1_000);
    expect(screen.getByLabelText('Value')).toBeDisabled();
    act(() => api.showFilterPanel('price'));
    await wait(1_000);
    expect(gridFilterModelSelector({current: api}).items).toMatchObject([
      {field: 'price'},
    ]);
  });
});

it('has the operators of the table in each column type, the default first', () => {
  const types = [
    'string',
    'number',
    'date',
    'dateTime',
    'boolean',
    'singleSelect',
  ] as const;
  const {api} = renderGrid({
    rows: [],
    columns: types.map((type) => ({field: type, type})),
  });
  const operatorsOf = (field: string) =>
    api
      .getColumn(field)
      .filterOperators?.map(({value}) => value)
      .join(' ');
  expect(types.map(operatorsOf)).toEqual([
    'contains doesNotContain equals doesNotEqual startsWith endsWith isEmpty isNotEmpty isAnyOf',
    '= != > >= < <= isEmpty isNotEmpty isAnyOf',
    'is not after onOrAfter before onOrBefore isEmpty isNotEmpty',
    'is not after onOrAfter before onOrBefore isEmpty isNotEmpty',
    'is',
    'is not isAnyOf',
  ]);
});

it('ignores case and outer spaces in strings', () => {
  const {filter} = renderGrid();
  expect(filter({field: 'name', operator: 'startsWith', value: ' CH '})).toEqual([2]);
  expect(filter({field: 'name', operator: 'equals', value: ' CHEN '})).toEqual([2]);
});

it('lets empty cells pass doesNotContain, doesNotEqual, and !=', () => {
  const {filter} = renderGrid();
  expect(filter({field: 'name', operator: 'doesNotContain', value: 'Chen'})).toEqual([
    1, 3,
  ]);
  expect(filter({field: 'name', operator: 'doesNotEqual', value: 'Chen'})).toEqual([
    1, 3,
  ]);
  expect(filter({field: 'price', operator: '!=', value: 9})).toEqual([1, 3]);
});

it('ignores a filter without a value', () => {
  const {filter} = renderGrid();
  expect(filter({field: 'price', operator: '>'})).toEqual([1, 2, 3]);
  expect(filter({field: 'price', operator: 'isEmpty'})).toEqual([3]);
});

it('accepts numbers as strings, and date times without their seconds', () => {
  const {filter} = renderGrid();
  expect(filter({field: 'price', operator: '>', value: '9'})).toEqual([1]);
  expect(filter({field: 'due', operator: 'is', value: '2025-11-28T09:30'})).toEqual([
    1,
  ]);
});

it('throws an error for a number in a string column, and for an unknown operator', () => {
  spyOnErrors();
  const {filter} = renderGrid();
  expect(() => filter({field: 'name', operator: 'contains', value: 5})).toThrow(
    TypeError,
  );
  expect(() => filter({field: 'name', operator: '>', value: 'a'})).toThrow(
    /No filter operator found/,
  );
});

it('logs an error for an item without an operator or an id, and for a second item', () => {
  const error = spyOnErrors();
  const items = [
    {...CHEN, id: 1},
    {field: 'price', operator: '=', value: 30},
  ];
  expect(renderPro({items, logicOperator: GridLogicOperator.Or})).toEqual([1, 2]);
  expect(error.mock.calls.join(' ')).toContain('The `id` field is required');
  const {api, filter} = renderGrid();
  act(() => api.setFilterModel({items: items.map((item, id) => ({...item, id}))}));
  expect(listIds()).toEqual([2]);
  expect(error.mock.calls.join(' ')).toContain('can only contain a single item');
  const saved: GridFilterItem = JSON.parse('{"field": "name", "value": "chen"}');
  expect(filter(saved)).toEqual([2]);
  expect(error.mock.calls.join(' ')).toContain('The `operator` field is required');
});

it('joins items with "and" by default', () => {
  const items = [
    {...CHEN, id: 1},
    {id: 2, field: 'price', operator: '=', value: 30},
  ];
  expect(renderPro({items})).toEqual([]);
  expect(renderPro({items, logicOperator: GridLogicOperator.Or})).toEqual([1, 2]);
});

it('ignores the filters of users if filterModel is set without its callback', () => {
  const {filter} = renderGrid({filterModel: {items: []}});
  expect(filter(CHEN)).toEqual([1, 2, 3]);
});

it('ignores accents in equals and isAnyOf, and elsewhere with ignoreDiacritics only', () => {
  const {filter, update} = renderGrid();
  expect(filter({field: 'name', operator: 'equals', value: 'Garcia'})).toEqual([1]);
  expect(filter({field: 'name', operator: 'doesNotEqual', value: 'Garcia'})).toEqual([
    2, 3,
  ]);
  expect(filter({field: 'name', operator: 'isAnyOf', value: ['Garcia']})).toEqual([1]);
  expect(filter({field: 'name', operator: 'contains', value: 'Garcia'})).toEqual([]);
  update({ignoreDiacritics: true});
  expect(listIds()).toEqual([]);
  expect(filter({field: 'name', operator: 'contains', value: 'Garcia'})).toEqual([1]);
});
