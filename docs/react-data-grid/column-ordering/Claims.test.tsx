import {act, createEvent, fireEvent, render} from '@testing-library/react';
import {DataGrid} from '@mui/x-data-grid';
import type {DataGridPremiumProps} from '@mui/x-data-grid-premium';
import {listHeaders, renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [{id: 1, name: 'Desk'}];
const COLUMNS = ['name', 'price', 'stock'].map((field) => ({field}));

const renderGrid = (props: Partial<DataGridPremiumProps> = {}) =>
  renderPremium({rows: ROWS, columns: COLUMNS, ...props});
const handle = (field: string) =>
  document.querySelector(
    `[data-field="${field}"] .MuiDataGrid-columnHeaderDraggableContainer`,
  )!;
const isDraggable = (field: string) => handle(field).getAttribute('draggable');

/** The grid ignores a drag over the same point as before. */
let clientX = 0;

/** Drags a header onto another one, and drops it inside or outside the grid. */
function drag(from: string, to: string, dropEffect: 'move' | 'none' = 'move') {
  const dataTransfer = {dropEffect, setData: () => undefined};
  fireEvent.dragStart(handle(from), {dataTransfer});
  fireEvent.dragEnter(handle(to), {dataTransfer});
  const over = createEvent.dragOver(handle(to), {dataTransfer});
  Object.defineProperties(over, {
    clientX: {value: (clientX += 1)},
    clientY: {value: 5},
  });
  fireEvent(handle(to), over);
  const end = createEvent.dragEnd(handle(from), {dataTransfer});
  Object.defineProperty(end, 'dataTransfer', {value: dataTransfer});
  fireEvent(handle(from), end);
}

it('is on by default in paid plans, and not available in Community', () => {
  const {unmount} = render(<DataGrid rows={ROWS} columns={COLUMNS} />);
  expect(isDraggable('price')).not.toBe('true');
  unmount();
  renderGrid();
  expect(isDraggable('price')).toBe('true');
});

it('is off for all columns with disableColumnReorder, and for one with disableReorder', () => {
  const {update} = renderGrid({
    columns: COLUMNS.map((column) => ({
      ...column,
      disableReorder: column.field === 'name',
    })),
  });
  expect([isDraggable('name'), isDraggable('price')]).toEqual(['false', 'true']);
  update({disableColumnReorder: true});
  expect(isDraggable('price')).toBe('false');
});

it('shows the columns of orderedFields first, and returns the order under the same key', () => {
  const {api} = renderGrid({initialState: {columns: {orderedFields: ['stock']}}});
  expect(listHeaders()).toEqual(['stock', 'name', 'price']);
  expect(api.exportState().columns!.orderedFields).toEqual(['stock', 'name', 'price']);
});

it('counts hidden columns in setColumnIndex(), which does not call onColumnOrderChange', () => {
  const onColumnOrderChange = jest.fn();
  const {api} = renderGrid({onColumnOrderChange, columnVisibilityModel: {name: false}});
  act(() => api.setColumnIndex('stock', 1));
  expect(api.getAllColumns().map(({field}) => field)).toEqual([
    'name',
    'stock',
    'price',
  ]);
  expect(listHeaders()).toEqual(['stock', 'price']);
  expect(onColumnOrderChange).not.toHaveBeenCalled();
});

it('resets the order for a new columns array', () => {
  const {api, update} = renderGrid();
  act(() => api.setColumnIndex('stock', 0));
  update({});
  expect(listHeaders()).toEqual(['stock', 'name', 'price']);
  update({columns: [...COLUMNS]});
  expect(listHeaders()).toEqual(['name', 'price', 'stock']);
});

it('calls onColumnOrderChange once after a drop, with the column and both indexes', () => {
  const onColumnOrderChange = jest.fn();
  renderGrid({onColumnOrderChange});
  drag('name', 'price');
  expect(listHeaders()).toEqual(['price', 'name', 'stock']);
  expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
  expect(onColumnOrderChange.mock.calls[0][0]).toMatchObject({
    column: {field: 'name'},
    oldIndex: 0,
    targetIndex: 1,
  });
});

it('returns a column that is dropped outside, unless keepColumnPositionIfDraggedOutside is set', () => {
  const {update} = renderGrid();
  drag('name', 'price', 'none');
  expect(listHeaders()).toEqual(['name', 'price', 'stock']);
  update({keepColumnPositionIfDraggedOutside: true});
  drag('name', 'price', 'none');
  expect(listHeaders()).toEqual(['price', 'name', 'stock']);
});
