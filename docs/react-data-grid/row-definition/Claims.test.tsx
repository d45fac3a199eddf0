import {act, screen} from '@testing-library/react';
import {
  gridDataRowIdsSelector,
  gridRowNodeSelector,
  gridRowSelector,
  gridStringOrNumberComparator,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, sku: 'A1', name: 'Chair', stock: 5},
  {id: 2, sku: 'B2', name: 'Desk', stock: 0},
  {id: 3, sku: 'C3', name: 'Lamp', stock: 9},
];
const COLUMNS = [{field: 'name'}];
const getSku = (row: {sku?: string}) => row.sku!;

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: ROWS, columns: COLUMNS, ...props});

const listIds = (api: GridApi) => gridDataRowIdsSelector({current: api});
const spyOnErrors = () => jest.spyOn(console, 'error').mockImplementation();

it('shows the property with the name of the field, and no other properties', () => {
  renderGrid();
  expect(screen.getAllByRole('gridcell').map(({textContent}) => textContent)).toEqual([
    'Chair',
    'Desk',
    'Lamp',
  ]);
});

it('freezes the array, so push() throws an error', () => {
  const rows = ROWS.slice(0, 2);
  renderGrid({rows});
  expect(() => rows.push(ROWS[2]!)).toThrow(TypeError);
});

it('sorts all rows again if a render creates a new array', () => {
  const sortComparator = jest.fn(gridStringOrNumberComparator);
  const {update} = renderGrid({
    columns: [{field: 'name', sortComparator}],
    sortModel: [{field: 'name', sort: 'asc'}],
  });
  sortComparator.mockClear();
  update({});
  expect(sortComparator).not.toHaveBeenCalled();
  update({rows: [...ROWS]});
  expect(sortComparator).toHaveBeenCalled();
});

it('reads the id from the property "id", which needs no column, or from getRowId', () => {
  expect(listIds(renderGrid().api)).toEqual([1, 2, 3]);
  expect(listIds(renderGrid({getRowId: getSku}).api)).toEqual(['A1', 'B2', 'C3']);
});

it('throws an error for a row without an id', () => {
  spyOnErrors();
  expect(() => renderGrid({rows: [{name: 'Chair'}]})).toThrow(
    /^MUI X: The Data Grid component requires all rows to have a unique `id` property\./,
  );
});

it('needs the property that getRowId reads in partial updates', () => {
  const {api} = renderGrid({getRowId: getSku});
  expect(() => api.updateRows([{id: 1, name: 'Stool'}])).toThrow(
    /unique `id` property/,
  );
  act(() => api.updateRows([{sku: 'A1', name: 'Stool'}]));
  expect(screen.getByText('Stool')).toBeInTheDocument();
  expect(listIds(api)).toHaveLength(3);
});

it('does not recompute the ids if only getRowId changes', () => {
  const {api, update} = renderGrid();
  update({getRowId: getSku});
  expect(listIds(api)).toEqual([1, 2, 3]);
  update({getRowId: getSku, rows: [...ROWS]});
  expect(listIds(api)).toEqual(['A1', 'B2', 'C3']);
});

it('passes the id, the row, and its position on the page to getRowClassName', () => {
  renderGrid({
    getRowClassName: ({id, row, indexRelativeToCurrentPage}) =>
      `${row.sku}-${id}-${indexRelativeToCurrentPage}`,
    pageSizeOptions: [2],
    paginationModel: {page: 1, pageSize: 2},
  });
  expect(document.querySelector('[data-id="3"]')).toHaveClass('C3-3-0');
});

it('has selectors for the row with an id, and for its depth and parent', () => {
  const apiRef = {current: renderGrid().api};
  expect(gridRowSelector(apiRef, 2)).toBe(ROWS[1]);
  expect(gridRowNodeSelector(apiRef, 2)).toMatchObject({
    depth: 0,
    parent: 'auto-generated-group-node-root',
  });
});
