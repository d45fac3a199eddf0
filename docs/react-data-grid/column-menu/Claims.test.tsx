import {act, fireEvent, screen} from '@testing-library/react';
import {
  GridColumnMenu as CommunityMenu,
  type GridColumnMenuProps as CommunityMenuProps,
} from '@mui/x-data-grid';
import {
  GridColumnMenu,
  type DataGridPremiumProps,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-premium';
import {renderGrid as renderCommunity} from '@site/tests/stubs/renderGrid';
import {findCell, openColumnMenu, renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => {
  jest.useFakeTimers();
  stubGridSize();
});
afterEach(() => jest.useRealTimers());

const ROWS = [{id: 1, name: 'Desk', price: 30}];
const COLUMNS = [{field: 'name'}, {field: 'price'}];
const COMMUNITY = [
  'Sort by ASC',
  'Sort by DESC',
  'Filter',
  'Hide column',
  'Manage columns',
];

const renderGrid = (props: Partial<DataGridPremiumProps> = {}) =>
  renderPremium({rows: ROWS, columns: COLUMNS, ...props}).api;
const Item = ({onClick}: GridColumnMenuItemProps) => (
  <li role="menuitem">
    <button type="button" onClick={(event) => event.altKey && onClick(event)}>
      Rename
    </button>
  </li>
);
const ItemMenu = (props: GridColumnMenuProps) => (
  <GridColumnMenu {...props} slots={{columnMenuUserItem: Item}} />
);

it('has items for sorting, filtering, and columns in Community, in this order', async () => {
  const {api} = renderCommunity({rows: ROWS, columns: COLUMNS});
  expect(await openColumnMenu(api as never, 'name')).toEqual(COMMUNITY);
});

it('removes the items of sortable, filterable, and pinnable: false', async () => {
  const off = {sortable: false, filterable: false, pinnable: false};
  const api = renderGrid({columns: [{field: 'name', ...off}, {field: 'price'}]});
  const items = await openColumnMenu(api, 'name');
  expect(items).toEqual(expect.arrayContaining(['Hide column', 'Manage columns']));
  expect(items.join()).not.toMatch(/Sort|Filter|Pin/);
});

it('removes "Hide column" with hideable: false, but not "Manage columns"', async () => {
  const api = renderGrid({
    columns: [{field: 'name', hideable: false}, {field: 'price'}],
  });
  const items = await openColumnMenu(api, 'name');
  expect(items).toContain('Manage columns');
  expect(items).not.toContain('Hide column');
});

it('opens with Ctrl + Enter on a header', async () => {
  const api = renderGrid();
  act(() => api.setColumnHeaderFocus('name'));
  const header = document.querySelector('[role=columnheader][data-field=name]')!;
  fireEvent.keyDown(header, {key: 'Enter', ctrlKey: true});
  await act(async () => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('menu')).toBeInTheDocument();
});

it('shows a new item after all default items, unless displayOrder is set', async () => {
  expect(
    (await openColumnMenu(renderGrid({slots: {columnMenu: ItemMenu}}), 'name')).at(-1),
  ).toBe('Rename');
});

it('sorts the items by displayOrder in ascending order', async () => {
  const Menu = (props: GridColumnMenuProps) => (
    <ItemMenu
      {...props}
      slotProps={{
        columnMenuUserItem: {displayOrder: 5},
        columnMenuFilterItem: {displayOrder: 1},
      }}
    />
  );
  const items = await openColumnMenu(renderGrid({slots: {columnMenu: Menu}}), 'name');
  expect(items.slice(0, 3)).toEqual(['Filter', 'Rename', 'Sort by ASC']);
});

it('stays open if a custom item does not call onClick(event)', async () => {
  await openColumnMenu(renderGrid({slots: {columnMenu: ItemMenu}}), 'name');
  const click = async (init = {}) => {
    fireEvent.click(screen.getByText('Rename'), init);
    await act(async () => jest.advanceTimersByTime(1_000));
  };
  await click();
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await click({altKey: true});
  expect(screen.queryByRole('menu')).toBeNull();
});

it('hides an item in all columns with null', async () => {
  const Menu = (props: GridColumnMenuProps) => (
    <GridColumnMenu {...props} slots={{columnMenuColumnsItem: null}} />
  );
  const items = await openColumnMenu(renderGrid({slots: {columnMenu: Menu}}), 'price');
  expect(items.join()).toContain('Filter');
  expect(items.join()).not.toMatch(/Hide column|Manage columns/);
});

it('lacks the items of your plan if GridColumnMenu comes from another package', async () => {
  const Menu = (props: CommunityMenuProps) => <CommunityMenu {...props} />;
  const own = await openColumnMenu(renderGrid(), 'name');
  expect(own.join()).toMatch(/Pin to left.*Group by name/);
  const other = await openColumnMenu(
    renderGrid({slots: {columnMenu: Menu as never}}),
    'price',
  );
  expect(other.slice(own.length)).toEqual(COMMUNITY);
});

it('is removed by disableColumnMenu from all columns, or from one', () => {
  const {update} = renderPremium({
    rows: ROWS,
    columns: [{field: 'name', disableColumnMenu: true}, {field: 'price'}],
  });
  const buttons = () => document.querySelectorAll('.MuiDataGrid-menuIcon').length;
  expect(findCell(1, 'name')).toBeInTheDocument();
  expect(buttons()).toBe(1);
  update({disableColumnMenu: true});
  expect(buttons()).toBe(0);
});
