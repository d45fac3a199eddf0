import {act} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type DataGridProps,
  type GridApi,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Chair', unit: 'pc'},
  {id: 2, name: 'Desk', unit: 'pc'},
];
const COLUMNS: GridColDef[] = [
  {field: 'name', editable: true},
  {field: 'unit', editable: true},
];

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: ROWS, columns: COLUMNS, ...props});

const user = userEvent.setup({pointerEventsCheck: 0});
const cell = (id: number, field = 'name') =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field=${field}]`)!;
const input = (id: number, field = 'name') => cell(id, field).querySelector('input');
const focusCell = (api: GridApi, id: number) => act(() => api.setCellFocus(id, 'name'));
const startEdit = (api: GridApi, options: {deleteValue?: boolean} = {}) =>
  act(() => api.startCellEditMode({id: 1, field: 'name', ...options}));

it('is off by default; a double-click or Enter starts it in editable columns', async () => {
  const {api} = renderGrid({
    columns: [{field: 'name', editable: true}, {field: 'unit'}],
  });
  await user.dblClick(cell(1, 'unit'));
  expect(input(1, 'unit')).toBeNull();
  await user.dblClick(cell(1));
  expect(input(1)).toHaveValue('Chair');
  focusCell(api, 2);
  await user.keyboard('{Enter}');
  expect(input(2)).toHaveValue('Desk');
});

it('clears the value with Backspace or Delete, or replaces it with a printable key', async () => {
  const {api} = renderGrid();
  for (const [key, value] of [
    ['{Backspace}', ''],
    ['{Delete}', ''],
    ['x', 'x'],
  ] as const) {
    focusCell(api, 1);
    await user.keyboard(key);
    expect(input(1)).toHaveValue(value);
    await user.keyboard('{Escape}');
    expect(cell(1)).toHaveTextContent('Chair');
  }
  await user.keyboard(' ');
  expect(input(1)).toBeNull();
});

it('discards with Esc, saves with Enter and moves down, saves with Tab and moves right', async () => {
  const {api} = renderGrid();
  focusCell(api, 1);
  await user.keyboard('x{Escape}');
  expect(cell(1)).toHaveTextContent('Chair');
  await user.keyboard('x{Enter}');
  expect(cell(1)).toHaveTextContent('x');
  expect(cell(2)).toHaveFocus();
  await user.keyboard('y{Tab}');
  expect(cell(2)).toHaveTextContent('y');
  expect(cell(2, 'unit')).toHaveFocus();
  await user.keyboard('z{Shift>}{Tab}{/Shift}');
  expect(cell(2, 'unit')).toHaveTextContent('z');
  expect(cell(2)).toHaveFocus();
});

it('saves when users click outside the cell', async () => {
  const {api} = renderGrid();
  focusCell(api, 1);
  await user.keyboard('x');
  await user.click(cell(2));
  expect(cell(1)).toHaveTextContent('x');
  expect(input(1)).toBeNull();
});

it('moves through the row with Tab in row mode, and saves only after the last field', async () => {
  const processRowUpdate = jest.fn((row) => row);
  const {api} = renderGrid({editMode: 'row', processRowUpdate});
  focusCell(api, 1);
  await user.keyboard('x');
  expect(input(1, 'unit')).toHaveValue('pc');
  await user.keyboard('{Tab}');
  expect(input(1, 'unit')).toHaveFocus();
  expect(processRowUpdate).not.toHaveBeenCalled();
  await user.keyboard('{Tab}');
  expect(processRowUpdate).toHaveBeenCalledTimes(1);
  expect(cell(1)).toHaveTextContent('x');
});

it('calls isCellEditable for editable columns only, and marks cells with a class', () => {
  const isCellEditable = jest.fn(({id}) => id === 1);
  renderGrid({
    columns: [{field: 'name', editable: true}, {field: 'unit'}],
    isCellEditable,
  });
  expect(new Set(isCellEditable.mock.calls.map(([{field}]) => field))).toEqual(
    new Set(['name']),
  );
  expect(cell(1)).toHaveClass('MuiDataGrid-cell--editable');
  expect(cell(2)).not.toHaveClass('MuiDataGrid-cell--editable');
  expect(cell(1, 'unit')).not.toHaveClass('MuiDataGrid-cell--editable');
});

it('ignores a new option without a new mode, and the removal of an entry', async () => {
  const model = (options: {deleteValue?: boolean} = {}) =>
    ({1: {name: {mode: 'edit', ...options}}}) as GridCellModesModel;
  const {update} = renderGrid({cellModesModel: model()});
  expect(input(1)).toHaveValue('Chair');
  update({cellModesModel: model({deleteValue: true})});
  expect(input(1)).toHaveValue('Chair');
  update({cellModesModel: {}});
  expect(input(1)).toHaveValue('Chair');
});

it('saves in stopCellEditMode(), unless ignoreModifications is set', async () => {
  const {api} = renderGrid();
  startEdit(api, {deleteValue: true});
  expect(input(1)).toHaveValue('');
  await user.type(input(1)!, 'x');
  await act(async () =>
    api.stopCellEditMode({id: 1, field: 'name', ignoreModifications: true}),
  );
  expect(cell(1)).toHaveTextContent('Chair');
  startEdit(api, {deleteValue: true});
  await user.type(input(1)!, 'y');
  await act(async () =>
    api.stopCellEditMode({id: 1, field: 'name', cellToFocusAfter: 'below'}),
  );
  expect(cell(1)).toHaveTextContent('y');
  expect(cell(2)).toHaveFocus();
});

it('clears only the cell of fieldToFocus in startRowEditMode()', async () => {
  const {api} = renderGrid({editMode: 'row'});
  await act(async () =>
    api.startRowEditMode({id: 1, fieldToFocus: 'unit', deleteValue: true}),
  );
  expect(input(1, 'unit')).toHaveFocus();
  expect(input(1, 'unit')).toHaveValue('');
  expect(input(1)).toHaveValue('Chair');
});

it('also calls valueParser with the value of a filter, which is undefined at first, and without a row', () => {
  const valueParser = jest.fn((value?: string) => value);
  const {api} = renderGrid({columns: [{field: 'name', valueParser}, {field: 'unit'}]});
  act(() =>
    api.setFilterModel({items: [{id: 1, field: 'name', operator: 'contains'}]}),
  );
  expect(valueParser).toHaveBeenLastCalledWith(
    undefined,
    undefined,
    expect.objectContaining({field: 'name'}),
    expect.anything(),
  );
});
