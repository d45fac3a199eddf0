import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridSortModelSelector,
  gridStringOrNumberComparator,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {DataGridPro, type DataGridProProps} from '@mui/x-data-grid-pro';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Desk', price: 30},
  {id: 2, name: 'Chair', price: 9},
  {id: 3, name: 'Lamp', price: 200},
];
const COLUMNS: GridColDef[] = [{field: 'name'}, {field: 'price', type: 'number'}];
const UNSORTED = ['Desk', 'Chair', 'Lamp'];

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: ROWS, columns: COLUMNS, ...props});

function renderPro(props: Partial<DataGridProProps> = {}) {
  const onChange = jest.fn();
  render(
    <DataGridPro
      rows={ROWS}
      columns={COLUMNS}
      onSortModelChange={(model) => onChange(model.map(({field}) => field).join())}
      {...props}
    />,
  );
  return onChange;
}

const user = userEvent.setup({pointerEventsCheck: 0});
const clickHeader = (name: string) => user.click(screen.getByText(name));
const header = (field: string) =>
  document.querySelector(`[role=columnheader][data-field=${field}]`);
/** Returns the text of the cells of a column from top to bottom. */
const listCells = (field = 'name') =>
  Array.from(
    document.querySelectorAll(`[role=gridcell][data-field=${field}]`),
    ({textContent}) => textContent,
  );

it('sorts in ascending order, in descending order, and not at all after three clicks', async () => {
  renderGrid();
  await clickHeader('name');
  expect(listCells()).toEqual(['Chair', 'Desk', 'Lamp']);
  await clickHeader('name');
  expect(listCells()).toEqual(['Lamp', 'Desk', 'Chair']);
  await clickHeader('name');
  expect(listCells()).toEqual(UNSORTED);
});

it('compares values instead of the formatted text or the labels of options', () => {
  const {api} = renderGrid({
    columns: [
      {field: 'price', valueFormatter: (value) => `$${value}`},
      {
        field: 'name',
        type: 'singleSelect',
        valueOptions: [
          {value: 'Chair', label: 'Z'},
          {value: 'Desk', label: 'Y'},
          {value: 'Lamp', label: 'X'},
        ],
      },
    ],
  });
  act(() => api.sortColumn('price', 'asc'));
  expect(listCells('price')).toEqual(['$9', '$30', '$200']);
  act(() => api.sortColumn('name', 'asc'));
  expect(listCells()).toEqual(['Z', 'Y', 'X']);
});

it('sorts the rows again when you update them', () => {
  const {api} = renderGrid({sortModel: [{field: 'price', sort: 'asc'}]});
  expect(listCells()).toEqual(['Chair', 'Desk', 'Lamp']);
  act(() => api.updateRows([{id: 3, price: 1}]));
  expect(listCells()).toEqual(['Lamp', 'Chair', 'Desk']);
});

it('applies only the first of several rules in DataGrid, and logs an error', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const {api} = renderGrid();
  await clickHeader('name');
  await clickHeader('price');
  expect(gridSortModelSelector({current: api})).toEqual([
    {field: 'price', sort: 'asc'},
  ]);
  expect(error).not.toHaveBeenCalled();
  act(() =>
    api.setSortModel([
      {field: 'name', sort: 'asc'},
      {field: 'price', sort: 'asc'},
    ]),
  );
  expect(gridSortModelSelector({current: api})).toEqual([{field: 'name', sort: 'asc'}]);
  expect(error.mock.calls.join(' ')).toContain('`sortModel`');
});

it('adds a column in Pro with Ctrl, Shift, or Cmd + click, and with Shift + Enter', async () => {
  const onChange = renderPro();
  for (const key of ['Control', 'Shift', 'Meta']) {
    await clickHeader('name');
    expect(onChange).toHaveBeenLastCalledWith('name');
    await user.keyboard(`{${key}>}`);
    await clickHeader('price');
    await user.keyboard(`{/${key}}`);
    expect(onChange).toHaveBeenLastCalledWith('name,price');
    expect([header('name'), header('price')].map((node) => node?.textContent)).toEqual([
      'name1',
      'price2',
    ]);
    // Leaves the price as the only sorted column, and then no column.
    await clickHeader('price');
    await clickHeader('price');
  }
  await clickHeader('name');
  await user.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
  expect(onChange).toHaveBeenLastCalledWith('name,price');
});

it('adds a column with each click with multipleColumnsSortingMode="always"', async () => {
  const onChange = renderPro({multipleColumnsSortingMode: 'always'});
  await clickHeader('name');
  await clickHeader('price');
  expect(onChange).toHaveBeenLastCalledWith('name,price');
});

it('sorts in ascending order without an arrow if the direction is undefined', () => {
  renderGrid({sortModel: [{field: 'name', sort: undefined}]});
  expect(listCells()).toEqual(['Chair', 'Desk', 'Lamp']);
  expect(header('name')).toHaveAttribute('aria-sort', 'none');
});

it('removes rules for fields that are not in columns', () => {
  const {api} = renderGrid({
    initialState: {sorting: {sortModel: [{field: 'stock', sort: 'asc'}]}},
  });
  expect(gridSortModelSelector({current: api})).toEqual([]);
});

it('sorts all rows again when it receives a new array with the same rules', () => {
  const sortComparator = jest.fn(gridStringOrNumberComparator);
  const columns = [{field: 'name', sortComparator}];
  const createModel = () => [{field: 'name', sort: 'asc' as const}];
  const sortModel = createModel();
  const {update} = renderGrid({columns, sortModel});
  sortComparator.mockClear();
  update({sortModel});
  expect(sortComparator).not.toHaveBeenCalled();
  update({sortModel: createModel()});
  expect(sortComparator).toHaveBeenCalled();
});

it('never changes the order if sortModel is set without onSortModelChange', async () => {
  renderGrid({sortModel: []});
  await clickHeader('name');
  expect(listCells()).toEqual(UNSORTED);
});

it('ignores users but not the API if sortable is false', async () => {
  const {api} = renderGrid({columns: [{field: 'name', sortable: false}]});
  await clickHeader('name');
  expect(listCells()).toEqual(UNSORTED);
  act(() => api.sortColumn('name', 'asc'));
  expect(listCells()).toEqual(['Chair', 'Desk', 'Lamp']);
});

it('inverts sortComparator for descending order, but not getSortComparator', () => {
  const rows = [
    {id: 1, name: 'b'},
    {id: 2, name: null},
    {id: 3, name: 'a'},
  ];
  const {api, update} = renderGrid({rows, columns: [{field: 'name'}]});
  act(() => api.sortColumn('name', 'asc'));
  expect(listCells()).toEqual(['', 'a', 'b']);
  act(() => api.sortColumn('name', 'desc'));
  expect(listCells()).toEqual(['b', 'a', '']);
  const sortComparator = jest.fn(() => 0);
  const getSortComparator = () => gridStringOrNumberComparator;
  update({columns: [{field: 'name', sortComparator, getSortComparator}]});
  act(() => api.sortColumn('name', 'asc'));
  act(() => api.sortColumn('name', 'desc'));
  expect(listCells()).toEqual(['', 'a', 'b']);
  expect(sortComparator).not.toHaveBeenCalled();
});

it('prefers the sortingOrder of a column, and keeps sorting without null in it', async () => {
  renderGrid({
    columns: [{field: 'name', sortingOrder: ['desc', 'asc']}, {field: 'price'}],
    sortingOrder: ['asc'],
  });
  const seen: unknown[] = [];
  for (let clicks = 0; clicks < 3; clicks += 1) {
    await clickHeader('name');
    seen.push(header('name')?.getAttribute('aria-sort'));
  }
  expect(seen).toEqual(['descending', 'ascending', 'descending']);
});

it('keeps the rows in the order in which you pass them in server mode', async () => {
  renderGrid({sortingMode: 'server'});
  await clickHeader('name');
  expect(header('name')).toHaveAttribute('aria-sort', 'ascending');
  expect(listCells()).toEqual(UNSORTED);
});
