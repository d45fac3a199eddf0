import * as React from 'react';
import {act, cleanup, render} from '@testing-library/react';
import {
  DataGrid,
  gridFilterModelSelector,
  gridPaginationModelSelector,
  gridSortModelSelector,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {listHeaders, readColumn} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Desk'},
  {id: 2, name: 'Chair'},
];
const COLUMNS = [{field: 'name'}, {field: 'unit'}];
const sortedBy = (sort: 'asc' | 'desc') => ({
  sorting: {sortModel: [{field: 'name', sort}]},
});

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: ROWS, columns: COLUMNS, ...props});

it('ignores a new initialState after the first render', () => {
  const {update} = renderGrid({initialState: sortedBy('asc')});
  expect(readColumn('name')).toEqual(['Chair', 'Desk']);
  update({initialState: sortedBy('desc')});
  expect(readColumn('name')).toEqual(['Chair', 'Desk']);
});

it('manages the state if you pass only the callback, and never changes it with only the model', () => {
  const onSortModelChange = jest.fn();
  const {api} = renderGrid({onSortModelChange});
  act(() => api.sortColumn('name', 'asc'));
  expect(onSortModelChange).toHaveBeenCalledTimes(1);
  expect(readColumn('name')).toEqual(['Chair', 'Desk']);
  const controlled = renderGrid({sortModel: []}).api;
  act(() => controlled.sortColumn('name', 'asc'));
  expect(gridSortModelSelector({current: controlled})).toEqual([]);
});

it('throws an error from useGridSelector() in the component that renders the grid', () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  function Page() {
    const apiRef = useGridApiRef();
    useGridSelector(apiRef as never, gridFilterModelSelector);
    return <DataGrid rows={ROWS} columns={COLUMNS} apiRef={apiRef} />;
  }
  expect(() => render(<Page />)).toThrow();
});

it('throws an error if a selector is called before the grid has mounted', () => {
  expect(() => gridFilterModelSelector({current: null as never})).toThrow();
});

it('calls onStateChange for any part of the state, such as the focus', () => {
  const onStateChange = jest.fn();
  const {api} = renderGrid({onStateChange});
  onStateChange.mockClear();
  act(() => api.setCellFocus(1, 'name'));
  expect(onStateChange).toHaveBeenCalled();
});

it('exports the state in the format of initialState, without the row selection', () => {
  const {api} = renderGrid({initialState: sortedBy('desc')});
  act(() => api.selectRow(1));
  act(() => api.setColumnVisibility('unit', false));
  const state = JSON.parse(JSON.stringify(api.exportState()));
  expect(state.sorting).toEqual(sortedBy('desc').sorting);
  expect(JSON.stringify(state)).not.toMatch(/rowSelection/);
  cleanup();
  renderGrid({initialState: state});
  expect(listHeaders()).toEqual(['name']);
  expect(readColumn('name')).toEqual(['Desk', 'Chair']);
});

it('changes only the parts that the restored object contains', () => {
  const {api} = renderGrid({initialState: sortedBy('asc')});
  act(() => api.restoreState({columns: {columnVisibilityModel: {unit: false}}}));
  expect(listHeaders()).toEqual(['name']);
  expect(readColumn('name')).toEqual(['Chair', 'Desk']);
});

it('calls the callback of a controlled model with the reason "restoreState", or loses the value', () => {
  const onFilterModelChange = jest.fn();
  const {api} = renderGrid({
    filterModel: {items: []},
    onFilterModelChange: (model, {reason}) =>
      onFilterModelChange(model.items.length, reason),
  });
  const item = {field: 'name', operator: 'equals', value: 'Desk'};
  act(() => api.restoreState({filter: {filterModel: {items: [item]}}}));
  expect(onFilterModelChange).toHaveBeenCalledWith(1, 'restoreState');
  expect(readColumn('name')).toHaveLength(2);
});

it('moves to the last existing page if it has fewer rows than the restored rowCount', () => {
  const pagination = {paginationModel: {page: 1, pageSize: 1}, rowCount: 2};
  const pageOf = (state: NonNullable<DataGridProps['initialState']>) => {
    const {api, update} = renderGrid({
      initialState: state,
      rows: [],
      pageSizeOptions: [1],
    });
    update({rows: ROWS});
    return gridPaginationModelSelector({current: api}).page;
  };
  expect(pageOf({pagination})).toBe(0);
  expect(pageOf({pagination: {paginationModel: pagination.paginationModel}})).toBe(1);
});

it('still has apiRef.current in the cleanup of useLayoutEffect, but not of useEffect', () => {
  const seen: boolean[] = [];
  function Page() {
    const apiRef = useGridApiRef();
    React.useLayoutEffect(
      () => () => void seen.push(apiRef.current !== null),
      [apiRef],
    );
    React.useEffect(() => () => void seen.push(apiRef.current !== null), [apiRef]);
    return <DataGrid rows={ROWS} columns={COLUMNS} apiRef={apiRef} />;
  }
  render(<Page />).unmount();
  expect(seen).toEqual([true, false]);
});

it('gives a grid with another key the new initialState', () => {
  const grid = (key: string, sort: 'asc' | 'desc') => (
    <DataGrid key={key} rows={ROWS} columns={COLUMNS} initialState={sortedBy(sort)} />
  );
  const {rerender} = render(grid('a', 'asc'));
  rerender(grid('b', 'desc'));
  expect(readColumn('name')).toEqual(['Desk', 'Chair']);
});
