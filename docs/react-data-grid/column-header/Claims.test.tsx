import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {
  gridDimensionsSelector,
  gridSortModelSelector,
  type DataGridProps,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const renderGrid = (
  column: Partial<GridColDef> = {},
  props: Partial<DataGridProps> = {},
) =>
  renderDataGrid({
    rows: [{id: 1}],
    columns: [{field: 'total', ...column} as GridColDef],
    ...props,
  });
const header = () => document.querySelector('[role=columnheader]')!;

it('shows the field as the title, unless headerName is set', () => {
  const {update} = renderGrid();
  expect(header().textContent).toBe('total');
  update({columns: [{field: 'total', headerName: 'Total'}]});
  expect(header().textContent).toBe('Total');
});

it('passes the field and the definition to renderHeader, which takes precedence', () => {
  const renderHeader = jest.fn(({field}: GridColumnHeaderParams) => <b>{field}!</b>);
  renderGrid({headerName: 'Total', renderHeader});
  expect(header().textContent).toBe('total!');
  expect(renderHeader.mock.calls[0]![0]).toMatchObject({
    field: 'total',
    colDef: {headerName: 'Total', computedWidth: 100},
  });
});

it('keeps the sort icon and the menu button with renderHeader', () => {
  renderGrid({renderHeader: () => null}, {sortModel: [{field: 'total', sort: 'asc'}]});
  expect(header().querySelector('.MuiDataGrid-sortIcon')).toBeInTheDocument();
  expect(header().querySelector('.MuiDataGrid-menuIcon')).toBeInTheDocument();
});

it('hides the sort icon with hideSortIcons, and the menu with disableColumnMenu', () => {
  renderGrid(
    {hideSortIcons: true, disableColumnMenu: true},
    {sortModel: [{field: 'total', sort: 'asc'}]},
  );
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
  expect(
    header().querySelector('.MuiDataGrid-sortIcon, .MuiDataGrid-menuIcon'),
  ).toBeNull();
});

it('is 56 pixels high by default, scaled by the density', () => {
  const {api, update} = renderGrid();
  const height = () => gridDimensionsSelector({current: api}).headerHeight;
  expect(height()).toBe(56);
  update({density: 'compact'});
  expect(height()).toBe(39);
  update({density: 'compact', columnHeaderHeight: 100});
  expect(height()).toBe(70);
});

it('aligns the title by the column type', () => {
  renderGrid({type: 'number'});
  expect(header()).toHaveClass('MuiDataGrid-columnHeader--alignRight');
  cleanup();
  renderGrid({type: 'number', headerAlign: 'center'});
  expect(header()).toHaveClass('MuiDataGrid-columnHeader--alignCenter');
});

it('also sorts after a click on a button, unless it stops the propagation', () => {
  const renderHeader = () => (
    <button type="button" onClick={(event) => event.altKey && event.stopPropagation()}>
      Help
    </button>
  );
  const {api} = renderGrid({renderHeader});
  const click = (altKey: boolean) => {
    act(() => api.setSortModel([]));
    fireEvent.click(screen.getByRole('button', {name: 'Help'}), {altKey});
    return gridSortModelSelector({current: api}).length;
  };
  expect([click(false), click(true)]).toEqual([1, 0]);
});
