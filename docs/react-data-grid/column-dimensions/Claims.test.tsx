import {act} from '@testing-library/react';
import {
  DEFAULT_GRID_AUTOSIZE_OPTIONS,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize({width: 500}));

function renderGrid(columns: GridColDef[], props: Partial<DataGridProps> = {}) {
  const grid = renderDataGrid({rows: [{id: 1}], columns, ...props});
  const width = (field: string) => grid.api.getColumn(field).computedWidth;
  return {...grid, width};
}
const separators = () =>
  document.querySelectorAll('.MuiDataGrid-columnSeparator--resizable').length;

it('is 100 pixels wide by default, at least 50', () => {
  const {api, width} = renderGrid([{field: 'a'}, {field: 'b', width: 10}]);
  expect([width('a'), width('b')]).toEqual([100, 50]);
  expect(api.getColumn('a')).toMatchObject({minWidth: 50, maxWidth: Infinity});
});

it('limits the width by minWidth and maxWidth', () => {
  const {api, width} = renderGrid([
    {field: 'a', width: 60, minWidth: 90},
    {field: 'b', maxWidth: 150},
  ]);
  act(() => api.setColumnWidth('b', 300));
  expect([width('a'), width('b')]).toEqual([90, 150]);
});

it('shares the remaining width in proportion to flex', () => {
  const {width} = renderGrid([
    {field: 'a', width: 200},
    {field: 'b', flex: 1},
    {field: 'c', flex: 0.5},
  ]);
  expect([width('b'), width('c')]).toEqual([200, 100]);
});

it('ignores the width of a column with flex', () => {
  const {api, width} = renderGrid([{field: 'a', flex: 1, width: 80}]);
  expect(width('a')).toBe(500);
  act(() => api.setColumnWidth('a', 90));
  expect(width('a')).toBe(500);
});

it('gives flex columns their minWidth if the fixed columns fill the grid', () => {
  const {width} = renderGrid([
    {field: 'a', width: 600},
    {field: 'b', flex: 1, minWidth: 70},
  ]);
  expect(width('b')).toBe(70);
});

it('resets the widths for a new columns array', () => {
  const columns = [{field: 'a'}];
  const {api, update, width} = renderGrid(columns);
  act(() => api.setColumnWidth('a', 222));
  update({columns});
  expect(width('a')).toBe(222);
  update({columns: [...columns]});
  expect(width('a')).toBe(100);
});

it('prevents resizing of one column, or of all', () => {
  const {update} = renderGrid([{field: 'a'}, {field: 'b', resizable: false}]);
  expect(separators()).toBe(1);
  update({disableColumnResize: true});
  expect(separators()).toBe(0);
});

it('calls onColumnWidthChange once after a change', () => {
  const onColumnWidthChange = jest.fn();
  const onColumnResize = jest.fn();
  const {api} = renderGrid([{field: 'a'}], {onColumnWidthChange, onColumnResize});
  act(() => api.setColumnWidth('a', 222));
  expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
  expect(onColumnWidthChange.mock.calls[0][0]).toMatchObject({width: 222});
});

it('exports the default options of autosizing', () => {
  expect(DEFAULT_GRID_AUTOSIZE_OPTIONS).toEqual({
    includeHeaders: true,
    includeOutliers: false,
    outliersFactor: 1.5,
    expand: false,
    disableColumnVirtualization: true,
  });
});
