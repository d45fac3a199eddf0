import * as React from 'react';
import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  gridPaginationModelSelector,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize({height: 200}));

const COLUMNS = [{field: 'name'}];
const createRows = (count: number) =>
  Array.from({length: count}, (_, index) => ({
    id: index + 1,
    name: `Order ${index + 1}`,
  }));
const TEN = createRows(10);
const MANY = createRows(103);

function renderGrid(props: Partial<DataGridProps> = {}) {
  const apiRef = React.createRef<GridApi>();
  const grid = (more: Partial<DataGridProps> = {}) => (
    <DataGrid rows={TEN} columns={COLUMNS} apiRef={apiRef} {...props} {...more} />
  );
  const {rerender} = render(grid());
  return {
    api: apiRef.current!,
    update: (more: Partial<DataGridProps>) => rerender(grid(more)),
  };
}

/** Renders pages of two rows, which come from a server. */
const renderServer = (props: Partial<DataGridProps>) =>
  renderGrid({
    paginationMode: 'server',
    rows: TEN.slice(0, 2),
    pageSizeOptions: [2],
    initialState: {pagination: {paginationModel: {pageSize: 2}}},
    ...props,
  });

const user = userEvent.setup({pointerEventsCheck: 0});
const modelOf = (api: GridApi) => gridPaginationModelSelector({current: api});
const footer = () =>
  document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const nextButton = () => screen.getByLabelText('Go to next page');
const spyOnErrors = () => jest.spyOn(console, 'error').mockImplementation();

it('is always on in Community, with 100 rows a page by default', () => {
  const {api} = renderGrid({rows: MANY, pagination: undefined});
  expect(modelOf(api)).toEqual({page: 0, pageSize: 100});
  expect(footer()).toBe('1–100 of 103');
});

it('is off by default in Pro, and allows more than 100 rows a page there', () => {
  const {rerender} = render(<DataGridPro rows={MANY} columns={COLUMNS} />);
  expect(footer()).toBeUndefined();
  rerender(
    <DataGridPro
      rows={MANY}
      columns={COLUMNS}
      pagination
      pageSizeOptions={[102]}
      paginationModel={{page: 0, pageSize: 102}}
    />,
  );
  expect(footer()).toBe('1–102 of 103');
});

it('throws an error for a page size above 100 in Community, except for -1', () => {
  const pageSizeOptions = [{value: -1, label: 'All'}];
  renderGrid({rows: MANY, pageSizeOptions, paginationModel: {page: 0, pageSize: -1}});
  expect(footer()).toBe('1–103 of 103');
  spyOnErrors();
  expect(() => renderGrid({paginationModel: {page: 0, pageSize: 101}})).toThrow(
    /`pageSize` cannot exceed 100/,
  );
});

it('has the page size options 25, 50, and 100 by default', async () => {
  renderGrid();
  await user.click(screen.getByRole('combobox', {name: 'Rows per page:'}));
  expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual([
    '25',
    '50',
    '100',
  ]);
});

it('hides the select and warns if the page size is not an option', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  renderGrid({paginationModel: {page: 0, pageSize: 7}});
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(warn.mock.calls.join(' ')).toContain('not present in the `pageSizeOptions`');
});

it('logs an error for autoPageSize with autoHeight', () => {
  const error = spyOnErrors();
  renderGrid({autoPageSize: true, autoHeight: true});
  expect(error.mock.calls.join(' ')).toContain(
    'both the `autoPageSize` and `autoHeight` props',
  );
});

it('returns to the first page when users sort or filter', () => {
  const {api} = renderGrid({
    pageSizeOptions: [2],
    initialState: {pagination: {paginationModel: {page: 2, pageSize: 2}}},
  });
  expect(modelOf(api).page).toBe(2);
  act(() => api.sortColumn('name', 'desc'));
  expect(modelOf(api).page).toBe(0);
  act(() => api.setPage(1));
  act(() =>
    api.setFilterModel({items: [{field: 'name', operator: 'contains', value: 'O'}]}),
  );
  expect(modelOf(api).page).toBe(0);
});

it('logs an error without the rowCount prop in server mode', () => {
  const error = spyOnErrors();
  renderServer({});
  expect(error.mock.calls.join(' ')).toContain(
    "The `rowCount` prop must be passed using `paginationMode='server'`",
  );
});

it('logs an error for rowCount in client mode, and shows it as the total', () => {
  const error = spyOnErrors();
  renderGrid({rowCount: 99});
  expect(footer()).toBe('1–99 of 99');
  expect(error.mock.calls.join(' ')).toContain('`rowCount`');
});

it('logs an error for paginationMeta in client mode, and ignores it', () => {
  const error = spyOnErrors();
  renderGrid({paginationMeta: {hasNextPage: true}});
  expect(footer()).toBe('1–10 of 10');
  expect(nextButton()).toBeDisabled();
  expect(error.mock.calls.join(' ')).toContain('`paginationMeta`');
});

it('disables the button for the next page on the last page of a known row count', async () => {
  renderServer({rowCount: 4});
  expect(footer()).toBe('1–2 of 4');
  await user.click(nextButton());
  expect(footer()).toBe('3–4 of 4');
  expect(nextButton()).toBeDisabled();
});

it('returns to the first page if rowCount is 0 while a page is loading', async () => {
  const {api, update} = renderServer({rowCount: 4});
  await user.click(nextButton());
  expect(modelOf(api).page).toBe(1);
  update({rowCount: 0, rows: []});
  expect(modelOf(api).page).toBe(0);
});

it('shows "more than" for an unknown row count, and calculates it on the last page', async () => {
  const onRowCountChange = jest.fn();
  const unknown = {
    rowCount: -1,
    onRowCountChange: (count: number) => onRowCountChange(count),
  };
  const {update} = renderServer({...unknown, paginationMeta: {hasNextPage: true}});
  expect(footer()).toBe('1–2 of more than 2');
  update({loading: true});
  expect(nextButton()).toBeDisabled();
  update({loading: false});
  await user.click(nextButton());
  update({rows: TEN.slice(2, 3), paginationMeta: {hasNextPage: false}});
  expect(onRowCountChange).toHaveBeenLastCalledWith(3);
});

it('shows "around" for an estimate, "more than" beyond it, and ignores it for a count', async () => {
  const {update} = renderServer({
    rowCount: -1,
    paginationMeta: {hasNextPage: true},
    estimatedRowCount: 3,
  });
  expect(footer()).toBe('1–2 of around 3');
  await user.click(nextButton());
  update({rows: TEN.slice(2, 4)});
  expect(footer()).toBe('3–4 of more than 4');
  update({rowCount: 6});
  expect(footer()).toBe('3–4 of 6');
});
