import * as React from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  gridRowSelectionIdsSelector,
  type DataGridProps,
  type GridApi,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import {DataGridPro, type DataGridProProps} from '@mui/x-data-grid-pro';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Chair'},
  {id: 2, name: 'Desk'},
  {id: 3, name: 'Lamp'},
  {id: 4, name: 'Shelf'},
];
const COLUMNS = [{field: 'name'}];
const DESKS = {items: [{field: 'name', operator: 'equals', value: 'Desk'}]};

const include = (...ids: number[]): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});

function renderGrid(props: Partial<DataGridProps> = {}) {
  const apiRef = React.createRef<GridApi>();
  const onChange = jest.fn();
  const grid = (more: Partial<DataGridProps> = {}) => (
    <DataGrid
      rows={ROWS}
      columns={COLUMNS}
      apiRef={apiRef}
      onRowSelectionModelChange={(model) => onChange(model)}
      {...props}
      {...more}
    />
  );
  const {rerender} = render(grid());
  return {
    api: apiRef.current!,
    onChange,
    update: (more: Partial<DataGridProps>) => rerender(grid(more)),
  };
}

function renderPro(props: Partial<DataGridProProps> = {}) {
  const onChange = jest.fn();
  render(
    <DataGridPro
      rows={ROWS}
      columns={COLUMNS}
      onRowSelectionModelChange={(model) => onChange(model)}
      {...props}
    />,
  );
  return onChange;
}

const user = userEvent.setup({pointerEventsCheck: 0});
const cell = (name: string) => screen.getByText(name);
const listIds = (api: GridApi) => [
  ...gridRowSelectionIdsSelector({current: api}).keys(),
];
const listSelected = () =>
  Array.from(
    document.querySelectorAll('[role=row][aria-selected=true]'),
    ({textContent}) => textContent,
  );
const selectAll = () => screen.getByLabelText('Select all rows');
const checkboxes = () => screen.getAllByLabelText('Select row');

// The grid reads the key code, which user-event doesn't set for letters.
const pressCtrlA = (name: string) =>
  fireEvent.keyDown(cell(name), {key: 'a', keyCode: 65, ctrlKey: true});

it('selects one row at a time by click or Shift + Space; another click deselects it', async () => {
  renderGrid();
  await user.click(cell('Chair'));
  await user.click(cell('Desk'));
  expect(listSelected()).toEqual(['Desk']);
  await user.keyboard('{ArrowDown}{Shift>} {/Shift}');
  expect(listSelected()).toEqual(['Lamp']);
  await user.click(cell('Lamp'));
  expect(listSelected()).toEqual([]);
});

it('selects a range from the last row that users selected or deselected with Shift + click', async () => {
  renderPro();
  await user.click(cell('Chair'));
  await user.keyboard('{Control>}');
  await user.click(cell('Lamp'));
  await user.click(cell('Chair'));
  await user.keyboard('{/Control}');
  expect(listSelected()).toEqual(['Lamp']);
  await user.keyboard('{Shift>}');
  await user.click(cell('Shelf'));
  await user.keyboard('{/Shift}');
  expect(listSelected()).toEqual(['Chair', 'Desk', 'Lamp', 'Shelf']);
  await user.click(cell('Desk'));
  expect(listSelected()).toEqual(['Desk']);
  pressCtrlA('Desk');
  expect(listSelected()).toHaveLength(4);
});

it('throws an error for Ctrl + A in DataGrid, unless onCellKeyDown prevents it', async () => {
  const messages: string[] = [];
  const listen = (event: ErrorEvent) => {
    event.preventDefault();
    messages.push(event.message);
  };
  window.addEventListener('error', listen);
  const prevent = jest.fn<boolean, [React.KeyboardEvent]>(() => false);
  renderGrid({
    onCellKeyDown: (params, event) => {
      event.defaultMuiPrevented = prevent(event);
    },
  });
  await user.click(cell('Chair'));
  pressCtrlA('Chair');
  expect(messages).toEqual([
    expect.stringContaining('`rowSelectionModel` can only contain 1 item in DataGrid'),
  ]);
  prevent.mockImplementation(({ctrlKey, key}) => ctrlKey && key === 'a');
  pressCtrlA('Chair');
  window.removeEventListener('error', listen);
  expect(messages).toHaveLength(1);
  expect(listSelected()).toEqual(['Chair']);
});

it('selects by checkbox and keyboard with disableRowSelectionOnClick', async () => {
  renderGrid({checkboxSelection: true, disableRowSelectionOnClick: true});
  await user.click(cell('Chair'));
  expect(listSelected()).toEqual([]);
  await user.click(checkboxes()[1]!);
  expect(listSelected()).toEqual(['Desk']);
  await user.click(cell('Lamp'));
  await user.keyboard('{Shift>} {/Shift}');
  expect(listSelected()).toEqual(['Desk', 'Lamp']);
});

it('applies isRowSelectable to users and selectRow(), but not to models', () => {
  const {api} = renderGrid({
    checkboxSelection: true,
    isRowSelectable: ({id}) => id !== 2,
  });
  expect(checkboxes().map((box) => box.hasAttribute('disabled'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  act(() => api.selectRow(2));
  expect(listIds(api)).toEqual([]);
  act(() => api.setRowSelectionModel(include(2)));
  expect(listIds(api)).toEqual([2]);
});

it('deselects rows that a filter hides, unless keepNonExistentRowsSelected is set', () => {
  const hideChair = (props: Partial<DataGridProps>) => {
    const {api} = renderGrid({checkboxSelection: true, ...props});
    act(() => api.setRowSelectionModel(include(1, 2)));
    act(() => api.setFilterModel(DESKS));
    return listIds(api);
  };
  expect(hideChair({})).toEqual([2]);
  expect(hideChair({keepNonExistentRowsSelected: true})).toEqual([1, 2]);
});

it('throws an error if DataGrid without checkboxes gets several ids or an exclude model', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderGrid({rowSelectionModel: include(1, 2)})).toThrow(
    'can only contain 1 item in DataGrid',
  );
  expect(() =>
    renderGrid({rowSelectionModel: {type: 'exclude', ids: new Set()}}),
  ).toThrow('can only contain 1 item in DataGrid');
});

it('excludes nothing when users select all rows, and lists ids in four cases', async () => {
  const modelOf = async (props: Partial<DataGridProps>) => {
    const {onChange} = renderGrid({checkboxSelection: true, ...props});
    await user.click(screen.getAllByLabelText('Select all rows').at(-1)!);
    return onChange.mock.lastCall;
  };
  expect(await modelOf({})).toEqual([{type: 'exclude', ids: new Set()}]);
  const all = [include(1, 2, 3, 4)];
  expect(await modelOf({disableRowSelectionExcludeModel: true})).toEqual(all);
  expect(await modelOf({isRowSelectable: () => true})).toEqual(all);
  expect(await modelOf({filterModel: DESKS})).toEqual([include(2)]);
});

it('passes a controlled model to the callback before the state changes', async () => {
  const seen: unknown[] = [];
  const {api} = renderGrid({
    rowSelectionModel: include(1),
    onRowSelectionModelChange: (model) => seen.push([...model.ids], listIds(api)),
  });
  await user.click(cell('Desk'));
  expect(seen).toEqual([[2], [1]]);
});

it('toggles a row by click with checkboxSelection, without deselecting the others', async () => {
  renderGrid({checkboxSelection: true});
  await user.click(cell('Chair'));
  await user.click(cell('Desk'));
  expect(listSelected()).toEqual(['Chair', 'Desk']);
  await user.click(cell('Chair'));
  expect(listSelected()).toEqual(['Desk']);
});

it('disables the checkbox in the header with disableMultipleRowSelection', async () => {
  renderGrid({checkboxSelection: true, disableMultipleRowSelection: true});
  expect(selectAll()).toBeDisabled();
  await user.click(checkboxes()[0]!);
  await user.click(checkboxes()[0]!);
  expect(listSelected()).toEqual(['Desk']);
});

it('adds no second checkbox column, and removes a custom one without checkboxSelection', () => {
  const columns = [...COLUMNS, GRID_CHECKBOX_SELECTION_COL_DEF];
  const {api, update} = renderGrid({columns, checkboxSelection: true});
  expect(api.getAllColumns().map(({field}) => field)).toEqual(['name', '__check__']);
  update({checkboxSelection: false});
  expect(api.getAllColumns().map(({field}) => field)).toEqual(['name']);
});

it('selects the rows of the page with checkboxSelectionVisibleOnly, and logs an error without pages', async () => {
  const onChange = renderPro({
    checkboxSelection: true,
    checkboxSelectionVisibleOnly: true,
    pagination: true,
    pageSizeOptions: [2],
    initialState: {pagination: {paginationModel: {pageSize: 2}}},
  });
  await user.click(selectAll());
  expect(onChange).toHaveBeenLastCalledWith(include(1, 2));
  const error = jest.spyOn(console, 'error').mockImplementation();
  renderPro({checkboxSelection: true, checkboxSelectionVisibleOnly: true});
  expect(error.mock.calls.join(' ')).toContain('checkboxSelectionVisibleOnly');
});

it('deselects rows that the next server page no longer contains', () => {
  const nextPage = (props: Partial<DataGridProps>) => {
    const {api, onChange, update} = renderGrid({
      checkboxSelection: true,
      paginationMode: 'server',
      rowCount: 4,
      rows: ROWS.slice(0, 2),
      ...props,
    });
    act(() => api.setRowSelectionModel(include(1)));
    update({rows: ROWS.slice(2)});
    return onChange.mock.lastCall;
  };
  expect(nextPage({})).toEqual([include()]);
  expect(nextPage({keepNonExistentRowsSelected: true})).toEqual([include(1)]);
});
