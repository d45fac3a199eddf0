import {act} from '@testing-library/react';
import {
  GridColumnMenu,
  GridPinnedColumnPosition,
  type DataGridPremiumProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-premium';
import {
  listHeaders,
  openColumnMenu,
  renderPremium,
} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => {
  jest.useFakeTimers();
  stubGridSize();
});
afterEach(() => jest.useRealTimers());

const COLUMNS = ['name', 'price', 'stock', 'unit'].map((field) => ({field}));
const PINNING = ['Pin to left', 'Pin to right'];

const renderGrid = (props: Partial<DataGridPremiumProps> = {}) =>
  renderPremium({rows: [{id: 1, name: 'Desk'}], columns: COLUMNS, ...props});

it('shows pinned columns in the order of the arrays, and returns an unpinned one to its place', () => {
  const pinnedColumns = {left: ['unit', 'stock'], right: ['name']};
  const {api} = renderGrid({initialState: {pinnedColumns}});
  expect(listHeaders()).toEqual(['unit', 'stock', 'price', 'name']);
  act(() => api.unpinColumn('stock'));
  act(() => api.unpinColumn('name'));
  expect(listHeaders()).toEqual(['unit', 'name', 'price', 'stock']);
});

it('includes the pinned columns in exportState()', () => {
  const {api} = renderGrid();
  act(() => api.pinColumn('price', GridPinnedColumnPosition.RIGHT));
  expect(api.exportState().pinnedColumns).toMatchObject({right: ['price']});
});

it('passes the new object to onPinnedColumnsChange, without which pinning has no effect', () => {
  const onChange = jest.fn();
  const {api} = renderGrid({
    pinnedColumns: {left: ['stock']},
    onPinnedColumnsChange: (model) => onChange(model),
  });
  act(() => api.pinColumn('price', GridPinnedColumnPosition.LEFT));
  expect(onChange.mock.calls[0]![0]).toMatchObject({left: ['stock', 'price']});
  expect(listHeaders()).toEqual(['stock', 'name', 'price', 'unit']);
});

it('shows the pinning items by default, and none with disableColumnPinning', async () => {
  const {api, update} = renderGrid();
  expect(await openColumnMenu(api, 'name')).toEqual(expect.arrayContaining(PINNING));
  update({disableColumnPinning: true});
  const items = await openColumnMenu(api, 'price');
  expect(items).not.toHaveLength(0);
  expect(items.filter((item) => PINNING.includes(item))).toEqual([]);
});

it('removes the items of one column with pinnable: false, which code can still pin', async () => {
  const {api} = renderGrid({
    columns: COLUMNS.map((column) => ({...column, pinnable: column.field !== 'stock'})),
    initialState: {pinnedColumns: {left: ['stock']}},
  });
  expect(listHeaders()[0]).toBe('stock');
  const items = await openColumnMenu(api, 'stock');
  expect(items).not.toHaveLength(0);
  expect(items).not.toContain('Unpin');
});

it('does not move pinned columns to the edge with disableColumnPinning', () => {
  renderGrid({
    disableColumnPinning: true,
    initialState: {pinnedColumns: {left: ['stock']}},
  });
  expect(listHeaders()).toEqual(['name', 'price', 'stock', 'unit']);
});

it('removes only the menu items with columnMenuPinningItem: null', async () => {
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu {...props} slots={{columnMenuPinningItem: null}} />
  );
  const {api} = renderGrid({slots: {columnMenu: Menu}});
  const items = await openColumnMenu(api, 'name');
  expect(items).toContain('Hide column');
  expect(items.filter((item) => PINNING.includes(item))).toEqual([]);
});

it('lets users drag columns, but not pinned ones', () => {
  renderGrid({initialState: {pinnedColumns: {left: ['stock']}}});
  const draggable = (field: string) =>
    document
      .querySelector(
        `[data-field="${field}"] .MuiDataGrid-columnHeaderDraggableContainer`,
      )
      ?.getAttribute('draggable');
  expect([draggable('price'), draggable('stock')]).toEqual(['true', 'false']);
});
