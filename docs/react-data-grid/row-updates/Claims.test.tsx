import * as React from 'react';
import {act, render} from '@testing-library/react';
import {type DataGridProps} from '@mui/x-data-grid';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApiPro,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Chair', stock: 5},
  {id: 2, name: 'Desk', stock: 0},
];
const LAMP = {id: 3, name: 'Lamp', stock: 9};
const COLUMNS = [{field: 'name'}, {field: 'stock'}];

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: ROWS, columns: COLUMNS, ...props});

function renderPro(props: Partial<DataGridProProps> = {}) {
  const apiRef = React.createRef<GridApiPro>();
  const grid = (more: Partial<DataGridProProps> = {}) => (
    <DataGridPro rows={ROWS} columns={COLUMNS} apiRef={apiRef} {...props} {...more} />
  );
  const {rerender} = render(grid());
  return {
    api: apiRef.current!,
    update: (more: Partial<DataGridProProps>) => rerender(grid(more)),
  };
}

const renderTree = () =>
  renderPro({
    treeData: true,
    rows: [
      {id: 1, name: 'Chair', path: ['Chair']},
      {id: 2, name: 'Stool', path: ['Chair', 'Stool']},
    ],
    getTreeDataPath: (row) => row.path,
  });

const listRows = () =>
  Array.from(document.querySelectorAll('[role=row][data-id]'), (row) =>
    Array.from(
      row.querySelectorAll('[role=gridcell]'),
      (cell) => cell.textContent,
    ).join(' '),
  );

it('replaces all previous rows with a new array', () => {
  const {update} = renderGrid();
  update({rows: [LAMP]});
  expect(listRows()).toEqual(['Lamp 9']);
});

it('returns groups to their initial expansion with a new array, but not with updateRows()', () => {
  const {api, update} = renderTree();
  act(() => api.setRowChildrenExpansion(1, true));
  expect(listRows()).toHaveLength(2);
  act(() => api.updateRows([{id: 2, name: 'Bar stool', path: ['Chair', 'Stool']}]));
  expect(listRows()).toHaveLength(2);
  update({
    rows: [
      {id: 1, name: 'Chair', path: ['Chair']},
      {id: 2, name: 'Stool', path: ['Chair', 'Stool']},
    ],
  });
  expect(listRows()).toHaveLength(1);
});

it('merges, adds, and deletes rows with updateRows()', () => {
  const {api} = renderPro();
  act(() => api.updateRows([{id: 1, stock: 6}, LAMP, {id: 2, _action: 'delete'}]));
  expect(listRows()).toEqual(['Chair 6', 'Lamp 9']);
});

it('throws an error for several rows in one call of updateRows() in DataGrid', () => {
  const {api} = renderGrid();
  expect(() =>
    api.updateRows([
      {id: 1, stock: 6},
      {id: 2, stock: 7},
    ]),
  ).toThrow(/cannot update several rows at once/);
  act(() => api.updateRows([{id: 1, stock: 6}]));
  expect(listRows()).toEqual(['Chair 6', 'Desk 0']);
});

it('overwrites updates with a new array, but keeps them with the same array', () => {
  const {api, update} = renderGrid();
  act(() => api.updateRows([{id: 1, stock: 6}]));
  update({});
  expect(listRows()).toEqual(['Chair 6', 'Desk 0']);
  update({rows: [...ROWS]});
  expect(listRows()).toEqual(['Chair 5', 'Desk 0']);
});

describe('with throttleRowsMs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

  it('updates the rows at most once per period after updateRows() and setRows()', async () => {
    const {api} = renderPro({throttleRowsMs: 2_000});
    await wait(2_000);
    act(() => api.updateRows([{id: 1, stock: 6}]));
    expect(listRows()).toEqual(['Chair 6', 'Desk 0']);
    act(() => api.updateRows([{id: 1, stock: 7}]));
    act(() => api.updateRows([{id: 2, stock: 8}]));
    await wait(1_999);
    expect(listRows()).toEqual(['Chair 6', 'Desk 0']);
    await wait(1);
    expect(listRows()).toEqual(['Chair 7', 'Desk 8']);
    act(() => api.setRows([LAMP]));
    await wait(1_999);
    expect(listRows()).toEqual(['Chair 7', 'Desk 8']);
    await wait(1);
    expect(listRows()).toEqual(['Lamp 9']);
  });

  it('applies a new array immediately', () => {
    const {update} = renderPro({throttleRowsMs: 2_000});
    update({rows: [LAMP]});
    expect(listRows()).toEqual(['Lamp 9']);
  });
});

it('requests missing rows in onFetchRows, without the row of the last index', () => {
  const onFetchRows = jest.fn<void, [GridFetchRowsParams]>();
  const {api} = renderPro({
    rowsLoadingMode: 'server',
    rowCount: 5,
    sortingMode: 'server',
    filterMode: 'server',
    onFetchRows: (params) => onFetchRows(params),
  });
  act(() => api.setSortModel([{field: 'name', sort: 'desc'}]));
  expect(onFetchRows).toHaveBeenLastCalledWith({
    firstRowToRender: 0,
    lastRowToRender: 5,
    sortModel: [{field: 'name', sort: 'desc'}],
    filterModel: expect.objectContaining({items: []}),
  });
});

it('throws an error for unstable_replaceRows() with nested rows or, in DataGrid, several rows', () => {
  expect(() => renderTree().api.unstable_replaceRows(0, [LAMP])).toThrow(/replac/);
  const {api} = renderGrid();
  expect(() => api.unstable_replaceRows(0, ROWS)).toThrow(/replac/);
});
