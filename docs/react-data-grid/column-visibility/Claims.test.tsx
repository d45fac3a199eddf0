import {act, fireEvent, screen} from '@testing-library/react';
import {
  gridColumnVisibilityModelSelector,
  GridPreferencePanelsValue,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => {
  jest.useFakeTimers();
  stubGridSize();
});
afterEach(() => jest.useRealTimers());

const ROWS = [
  {id: 1, name: 'Desk', price: 30, stock: 1},
  {id: 2, name: 'Chair', price: 9, stock: 2},
];
const COLUMNS: GridColDef[] = [{field: 'name'}, {field: 'price'}, {field: 'stock'}];

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: ROWS, columns: COLUMNS, ...props});

const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const listFields = (api: GridApi) => api.getVisibleColumns().map(({field}) => field);
const click = (label: string) => fireEvent.click(screen.getByLabelText(label));

async function openPanel(props: Partial<DataGridProps> = {}) {
  const {api} = renderGrid(props);
  act(() => api.showPreferences(GridPreferencePanelsValue.columns));
  await wait(1_000);
  return api;
}

async function openMenu(api: GridApi, field: string) {
  act(() => api.showColumnMenu(field));
  await wait(1_000);
  return screen.queryAllByRole('menuitem').map((item) => item.textContent);
}

const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), {target: {value}});
const listOptions = () =>
  Array.from(document.querySelectorAll('.MuiDataGrid-columnsManagementRow'), (row) =>
    row.textContent?.trim(),
  );

it('shows all columns by default, and hides one with the column menu', async () => {
  const {api} = renderGrid();
  expect(listFields(api)).toEqual(['name', 'price', 'stock']);
  await openMenu(api, 'price');
  fireEvent.click(screen.getByText('Hide column'));
  await wait(1_000);
  expect(listFields(api)).toEqual(['name', 'stock']);
});

it('affects only the user interface with hideable: false', async () => {
  const {api} = renderGrid({
    columns: [{field: 'name', hideable: false}, {field: 'price'}],
  });
  expect(await openMenu(api, 'name')).not.toContain('Hide column');
  act(() => api.setColumnVisibility('name', false));
  expect(listFields(api)).toEqual(['price']);
});

it('sorts and filters by hidden columns', () => {
  const {api} = renderGrid({columnVisibilityModel: {price: false}});
  act(() => api.sortColumn('price', 'asc'));
  expect(api.getSortedRowIds()).toEqual([2, 1]);
  const item = {field: 'price', operator: 'equals', value: '9'};
  act(() => api.setFilterModel({items: [item]}));
  expect(document.querySelectorAll('[role=row][data-id]')).toHaveLength(1);
});

it('reads initialState only once', () => {
  const initialState = (columnVisibilityModel: Record<string, boolean>) => ({
    initialState: {columns: {columnVisibilityModel}},
  });
  const {api, update} = renderGrid(initialState({price: false}));
  expect(listFields(api)).toEqual(['name', 'stock']);
  update(initialState({stock: false}));
  expect(listFields(api)).toEqual(['name', 'stock']);
  act(() => api.setColumnVisibility('price', true));
  expect(listFields(api)).toHaveLength(3);
});

it('passes the complete new model to the callback, without which nothing changes', async () => {
  const onChange = jest.fn();
  const api = await openPanel({
    columnVisibilityModel: {price: false},
    onColumnVisibilityModelChange: (model) => onChange(model),
  });
  click('stock');
  expect(onChange).toHaveBeenLastCalledWith({price: false, stock: false});
  expect(listFields(api)).toEqual(['name', 'stock']);
});

it('restores the initial model with Reset, which is disabled while nothing has changed', async () => {
  const api = await openPanel({
    initialState: {columns: {columnVisibilityModel: {price: false}}},
  });
  const reset = screen.getByRole('button', {name: 'Reset'});
  expect(reset).toBeDisabled();
  click('Show/Hide All');
  expect(listFields(api)).toHaveLength(3);
  fireEvent.click(reset);
  expect(gridColumnVisibilityModelSelector({current: api})).toEqual({price: false});
  expect(reset).toBeDisabled();
});

it('disables "Hide column" for the only visible column with a menu, but not in the panel', async () => {
  const api = await openPanel({columns: [{field: 'name'}]});
  await openMenu(api, 'name');
  expect(screen.getByText('Hide column').closest('[role=menuitem]')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  act(() => api.hideColumnMenu());
  act(() => api.showPreferences(GridPreferencePanelsValue.columns));
  await wait(1_000);
  click('name');
  expect(listFields(api)).toEqual([]);
});

it('removes the toolbar button and two menu items with disableColumnSelector', async () => {
  const {api, update} = renderGrid({showToolbar: true});
  const items = ['Hide column', 'Manage columns'];
  expect(screen.getByLabelText('Columns')).toBeInTheDocument();
  expect(await openMenu(api, 'name')).toEqual(expect.arrayContaining(items));
  act(() => api.hideColumnMenu());
  await wait(1_000);
  update({disableColumnSelector: true});
  expect(screen.queryByLabelText('Columns')).toBeNull();
  const rest = await openMenu(api, 'name');
  expect(rest).not.toHaveLength(0);
  expect(rest.filter((item) => item && items.includes(item))).toEqual([]);
});

it('lists the columns in their order, sorted, or only those of getTogglableColumns', async () => {
  const columns = [{field: 'stock'}, {field: 'name'}, {field: 'price'}];
  await openPanel({columns});
  expect(listOptions()).toEqual(['stock', 'name', 'price']);
  await openPanel({columns, slotProps: {columnsManagement: {sort: 'desc'}}});
  expect(listOptions().slice(3)).toEqual(['stock', 'price', 'name']);
  const getTogglableColumns = () => ['name'];
  await openPanel({columns, slotProps: {columnsManagement: {getTogglableColumns}}});
  expect(listOptions().slice(6)).toEqual(['name']);
});

it('searches after 150 milliseconds, and passes the text in lower case', async () => {
  const searchPredicate = jest.fn(
    (column: GridColDef, text: string) => column.field === text,
  );
  await openPanel({slotProps: {columnsManagement: {searchPredicate}}});
  expect(screen.getByRole('searchbox')).toHaveFocus();
  search('Price');
  await wait(149);
  expect(listOptions()).toHaveLength(3);
  await wait(1);
  expect(listOptions()).toEqual(['price']);
  expect(searchPredicate).toHaveBeenLastCalledWith(expect.anything(), 'price');
});

it('changes all columns with Show/Hide All, or only matches with "filteredOnly"', async () => {
  const hideMatches = async (toggleAllMode?: 'filteredOnly') => {
    const api = await openPanel({slotProps: {columnsManagement: {toggleAllMode}}});
    search('price');
    await wait(1_000);
    click('Show/Hide All');
    const fields = listFields(api);
    act(() => api.hidePreferences());
    await wait(1_000);
    return fields;
  };
  expect(await hideMatches('filteredOnly')).toEqual(['name', 'stock']);
  expect(await hideMatches()).toEqual([]);
});

it('focuses the first checkbox with autoFocusSearchField: false', async () => {
  await openPanel({slotProps: {columnsManagement: {autoFocusSearchField: false}}});
  expect(screen.getByLabelText('name')).toHaveFocus();
});
