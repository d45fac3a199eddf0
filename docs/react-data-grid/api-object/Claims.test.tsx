import * as React from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {
  DataGrid,
  gridFilterModelSelector,
  gridPaginationModelSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {useGridApiContext as useGridApiContextPro} from '@mui/x-data-grid-pro';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {readColumn, renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Desk', price: 30},
  {id: 2, name: 'Chair', price: 9},
];
const COLUMNS: GridColDef[] = [{field: 'name'}, {field: 'price', sortable: false}];
const CHAIRS = {items: [{field: 'name', operator: 'equals', value: 'Chair'}]};

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: ROWS, columns: COLUMNS, ...props});

it('is null during the first render, and set in effects', () => {
  const seen: unknown[] = [];
  function Page() {
    const apiRef = useGridApiRef();
    seen.push(apiRef.current);
    React.useEffect(() => void seen.push(typeof apiRef.current?.setPage), [apiRef]);
    return <DataGrid rows={ROWS} columns={COLUMNS} apiRef={apiRef} />;
  }
  render(<Page />);
  expect(seen[0]).toBeNull();
  expect(seen).toContain('function');
});

it('throws an error from useGridApiContext() outside a grid', () => {
  jest.spyOn(console, 'error').mockImplementation();
  function Outside() {
    useGridApiContext();
    return null;
  }
  expect(() => render(<Outside />)).toThrow(/Could not find the Data Grid context/);
});

it('accepts the hooks of all packages in all grids', () => {
  function Footer() {
    return <p>{useGridApiContextPro().current.getRowsCount()} rows</p>;
  }
  renderGrid({slots: {footer: Footer}});
  expect(screen.getByText('2 rows')).toBeInTheDocument();
});

it('reads initialState without a callback, which a method in an effect would run', () => {
  const onFilterModelChange = jest.fn();
  const {api} = renderGrid({
    initialState: {filter: {filterModel: CHAIRS}},
    onFilterModelChange,
  });
  expect(readColumn('name')).toEqual(['Chair']);
  expect(onFilterModelChange).not.toHaveBeenCalled();
  act(() => api.setFilterModel({items: []}));
  expect(onFilterModelChange).toHaveBeenCalledTimes(1);
});

it('passes api to renderCell, but not to renderHeader', () => {
  const renderCell = jest.fn(() => null);
  const renderHeader = jest.fn(() => null);
  const {api} = renderGrid({columns: [{field: 'name', renderCell, renderHeader}]});
  const paramsOf = ({mock}: jest.Mock) => mock.calls[0]![0] as {api?: typeof api};
  expect(paramsOf(renderCell).api!.getRow(1)).toBe(api.getRow(1));
  expect(paramsOf(renderHeader)).not.toHaveProperty('api');
});

it('calls the callback of a controlled model, and has no effect without it', () => {
  const onFilterModelChange = jest.fn();
  const {api} = renderGrid({
    filterModel: {items: []},
    onFilterModelChange: (model) => onFilterModelChange(model),
  });
  act(() => api.setFilterModel(CHAIRS));
  expect(onFilterModelChange).toHaveBeenCalledWith(CHAIRS);
  expect(gridFilterModelSelector({current: api}).items).toEqual([]);
});

it('runs most methods synchronously', () => {
  const {api} = renderGrid({
    pageSizeOptions: [1],
    initialState: {pagination: {paginationModel: {pageSize: 1}}},
  });
  let page: number | undefined;
  act(() => {
    api.setPage(1);
    ({page} = gridPaginationModelSelector({current: api}));
  });
  expect(page).toBe(1);
});

it('returns a promise of whether the value is valid from setEditCellValue()', async () => {
  const preProcessEditCellProps = ({props}: {props: {value?: unknown}}) => ({
    ...props,
    error: props.value === '',
  });
  const {api} = renderGrid({
    columns: [{field: 'name', editable: true, preProcessEditCellProps}],
  });
  act(() => api.startCellEditMode({id: 1, field: 'name'}));
  const set = (value: string) =>
    act(async () => api.setEditCellValue({id: 1, field: 'name', value}));
  expect(await set('')).toBe(false);
  expect(await set('Table')).toBe(true);
});

it('overwrites the changes of updateRows() with a new rows array', () => {
  const {api, update} = renderGrid();
  act(() => api.updateRows([{id: 1, name: 'Table'}]));
  expect(readColumn('name')).toEqual(['Table', 'Chair']);
  update({rows: [...ROWS]});
  expect(readColumn('name')).toEqual(['Desk', 'Chair']);
});

it('throws an error if updateRows() gets several rows in Community, but not in paid plans', () => {
  const changes = ROWS.map((row) => ({...row, name: `${row.name}!`}));
  const {api} = renderGrid();
  expect(() => api.updateRows(changes)).toThrow(/update several rows at once/);
  const premium = renderPremium({rows: ROWS, columns: COLUMNS}).api;
  act(() => premium.updateRows(changes));
  expect(premium.getRow(2)).toHaveProperty('name', 'Chair!');
});

it('sorts by a column with sortable: false only in code', () => {
  const {api} = renderGrid();
  const models = () => gridSortModelSelector({current: api});
  fireEvent.click(screen.getByRole('columnheader', {name: 'price'}));
  expect(models()).toEqual([]);
  const sort = (direction?: 'asc' | 'desc' | null) =>
    act(() => api.sortColumn('price', direction));
  sort('desc');
  expect(models()).toEqual([{field: 'price', sort: 'desc'}]);
  sort(null);
  expect(models()).toEqual([]);
  // Without a direction, the next one of `sortingOrder` applies.
  sort();
  sort();
  expect(models()).toEqual([{field: 'price', sort: 'desc'}]);
});

it('returns all rows by id from getRowModels', () => {
  const {api} = renderGrid();
  expect([...api.getRowModels()]).toEqual(ROWS.map((row) => [row.id, row]));
});
