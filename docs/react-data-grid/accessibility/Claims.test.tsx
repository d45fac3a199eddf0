import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {
  gridDensitySelector,
  gridFocusCellSelector,
  gridRowSelectionIdsSelector,
  gridSortModelSelector,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {findCell, renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [1, 2, 3].map((id) => ({id, name: `Order ${id}`}));
const COLUMNS: GridColDef[] = [{field: 'name'}, {field: 'price'}, {field: 'stock'}];

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: ROWS, columns: COLUMNS, ...props});
const header = (field: string) =>
  document.querySelector(`[role=columnheader][data-field=${field}]`)!;

it('is named by the label, which the default toolbar displays', () => {
  renderGrid({label: 'Orders', showToolbar: true});
  expect(screen.getByRole('grid', {name: 'Orders'})).toBeInTheDocument();
  expect(screen.getByRole('toolbar')).toHaveTextContent('Orders');
});

it('has the density "standard" by default, and no control for it in the default toolbar', () => {
  const {api} = renderGrid({showToolbar: true});
  expect(gridDensitySelector({current: api})).toBe('standard');
  expect(screen.queryByLabelText(/density/i)).toBeNull();
});

it('never changes a controlled density without its callback', () => {
  const onDensityChange = jest.fn();
  const {api} = renderGrid({density: 'compact', onDensityChange});
  act(() => api.setDensity('comfortable'));
  expect(onDensityChange.mock.calls[0][0]).toBe('comfortable');
  expect(gridDensitySelector({current: api})).toBe('compact');
  const free = renderGrid({onDensityChange}).api;
  act(() => free.setDensity('comfortable'));
  expect(gridDensitySelector({current: free})).toBe('comfortable');
});

it('is a single tab stop, which stays in the current cell', () => {
  const {api} = renderGrid();
  const stops = () => document.querySelectorAll('[role=grid] [tabindex="0"]');
  expect(stops()).toHaveLength(1);
  act(() => api.setCellFocus(2, 'price'));
  expect([...stops()]).toEqual([findCell(2, 'price')]);
  act(() => findCell(2, 'price')!.blur());
  expect([...stops()]).toEqual([findCell(2, 'price')]);
});

it('focuses the first element with tabIndex={0} in a cell, or the cell itself', () => {
  const {api} = renderGrid({
    columns: [
      {field: 'name'},
      {
        field: 'price',
        renderCell: ({tabIndex}) => (
          <>
            <button type="button" tabIndex={-1} />
            <a href="#a" tabIndex={tabIndex}>
              Open
            </a>
          </>
        ),
      },
    ],
  });
  act(() => api.setCellFocus(1, 'price'));
  expect(findCell(1, 'price')!.querySelector('a')).toHaveFocus();
  act(() => api.setCellFocus(1, 'name'));
  expect(findCell(1, 'name')).toHaveFocus();
});

it('moves with the arrow keys, Home, and End', () => {
  const {api} = renderGrid();
  act(() => api.setCellFocus(2, 'price'));
  const press = (key: string, ctrlKey = false) => {
    fireEvent.keyDown(document.activeElement!, {key, ctrlKey});
    const cell = gridFocusCellSelector({current: api})!;
    return [cell.id, cell.field];
  };
  expect(press('ArrowDown')).toEqual([3, 'price']);
  expect(press('ArrowUp')).toEqual([2, 'price']);
  expect(press('ArrowLeft')).toEqual([2, 'name']);
  expect(press('ArrowRight')).toEqual([2, 'price']);
  expect(press('Home')).toEqual([2, 'name']);
  expect(press('End')).toEqual([2, 'stock']);
  expect(press('Home', true)).toEqual([1, 'name']);
  expect(press('End', true)).toEqual([3, 'stock']);
});

it('does not handle a key if event.defaultMuiPrevented is set', () => {
  const {api} = renderGrid({
    onCellKeyDown: (_, event) => {
      event.defaultMuiPrevented = true;
    },
  });
  act(() => api.setCellFocus(1, 'name'));
  fireEvent.keyDown(findCell(1, 'name')!, {key: 'ArrowDown'});
  expect(findCell(1, 'name')).toHaveFocus();
});

it('selects the row with Shift + Space, and all rows with Ctrl + A', () => {
  const {api} = renderGrid({checkboxSelection: true});
  const ids = () => [...gridRowSelectionIdsSelector({current: api}).keys()];
  act(() => api.setCellFocus(2, 'name'));
  fireEvent.keyDown(findCell(2, 'name')!, {key: ' ', shiftKey: true});
  expect(ids()).toEqual([2]);
  fireEvent.keyDown(findCell(2, 'name')!, {key: 'a', keyCode: 65, ctrlKey: true});
  expect(ids().sort()).toEqual([1, 2, 3]);
});

it('sorts with Enter on a header, and by several columns with Shift in paid plans', () => {
  const sort = (api: Parameters<typeof gridSortModelSelector>[0]['current']) => {
    fireEvent.keyDown(header('name'), {key: 'Enter'});
    fireEvent.keyDown(header('price'), {key: 'Enter', shiftKey: true});
    return gridSortModelSelector({current: api}).map(({field}) => field);
  };
  expect(sort(renderGrid().api)).toEqual(['price']);
  cleanup();
  expect(sort(renderPremium({rows: ROWS, columns: COLUMNS}).api as never)).toEqual([
    'name',
    'price',
  ]);
});
