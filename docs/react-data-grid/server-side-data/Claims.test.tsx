import {act, cleanup, screen} from '@testing-library/react';
import {
  GridDataSourceCacheDefault,
  GridGetRowsError,
  GridUpdateRowError,
  type DataGridProps,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {findCell, readColumn} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => {
  jest.useFakeTimers();
  stubGridSize();
});
afterEach(() => jest.useRealTimers());

const COUNT = 8;
const read = async ({start, end}: GridGetRowsParams): Promise<GridGetRowsResponse> => ({
  rows: Array.from({length: Number(end) - Number(start) + 1}, (_, index) => ({
    id: Number(start) + index,
    name: `Order ${Number(start) + index}`,
  })),
  rowCount: COUNT,
});
const wait = (ms = 1_000) => act(async () => jest.advanceTimersByTimeAsync(ms));

/** Renders pages of two rows. */
async function renderGrid({
  getRows = read,
  ...props
}: Partial<DataGridProps> & {
  getRows?: (params: GridGetRowsParams) => Promise<GridGetRowsResponse>;
} = {}) {
  const request = jest.fn(getRows);
  const grid = renderDataGrid({
    columns: [{field: 'name', editable: true}],
    dataSource: {getRows: request},
    pageSizeOptions: [2, 4],
    initialState: {pagination: {paginationModel: {pageSize: 2}}},
    ...props,
  });
  await wait();
  return {...grid, request};
}
const footer = () =>
  document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const nextButton = () => screen.getByLabelText('Go to next page');

it('passes the page as inclusive row indexes, and both models', async () => {
  const {api, request} = await renderGrid();
  act(() => api.setPage(1));
  await wait();
  expect(request.mock.lastCall![0]).toMatchObject({
    paginationModel: {page: 1, pageSize: 2},
    start: 2,
    end: 3,
    sortModel: [],
    filterModel: {items: []},
  });
  expect(readColumn('name')).toEqual(['Order 2', 'Order 3']);
});

it('shows the footer that the table describes for each kind of row count', async () => {
  const show = async (response: Partial<GridGetRowsResponse>, rowCount?: number) => {
    cleanup();
    await renderGrid({
      getRows: async (params) => ({rows: (await read(params)).rows, ...response}),
      initialState: {
        pagination: {
          paginationModel: {pageSize: 2},
          ...(rowCount !== undefined && {rowCount}),
        },
      },
    });
    return [footer(), nextButton().matches(':disabled')];
  };
  expect(await show({rowCount: 8})).toEqual(['1–2 of 8', false]);
  expect(await show({rowCount: -1})).toEqual(['1–2 of more than 2', false]);
  expect(await show({}, 0)).toEqual(['0–0 of 0', true]);
  expect(await show({})).toEqual(['1–NaN of undefined', false]);
});

it('shows "1–NaN of undefined" until the first response arrives', async () => {
  const never = () => new Promise<never>(() => undefined);
  await renderGrid({getRows: never});
  expect(footer()).toBe('1–NaN of undefined');
  cleanup();
  await renderGrid({
    getRows: never,
    initialState: {pagination: {paginationModel: {pageSize: 2}, rowCount: 0}},
  });
  expect(footer()).toBe('0–0 of 0');
});

it('sends a request for each new model, even if the modes are "client"', async () => {
  const {api, request} = await renderGrid({
    sortingMode: 'client',
    filterMode: 'client',
  });
  act(() => api.sortColumn('name', 'desc'));
  await wait();
  expect(request.mock.lastCall![0].sortModel).toEqual([{field: 'name', sort: 'desc'}]);
  expect(readColumn('name')).toEqual(['Order 0', 'Order 1']);
  act(() =>
    api.setFilterModel({items: [{field: 'name', operator: 'equals', value: 'x'}]}),
  );
  await wait();
  expect(request.mock.lastCall![0].filterModel.items).toHaveLength(1);
  expect(readColumn('name')).toHaveLength(2);
});

it('shows a page again from the cache, which dataSourceCache={null} turns off', async () => {
  const visit = async (props: Partial<DataGridProps> = {}) => {
    const {api, request} = await renderGrid(props);
    for (const page of [1, 0]) {
      act(() => api.setPage(page));
      await wait();
    }
    return request.mock.calls.length;
  };
  expect(await visit()).toBe(2);
  expect(await visit({dataSourceCache: null})).toBe(3);
});

it('keeps an entry of the cache for five minutes', async () => {
  const {api, request} = await renderGrid();
  const fetch = async (ms: number) => {
    await wait(ms);
    await act(async () => api.dataSource.fetchRows());
    return request.mock.calls.length;
  };
  expect(await fetch(298_000)).toBe(1);
  expect(await fetch(10_000)).toBe(2);
});

it('serves smaller pages from the chunks of a larger page', async () => {
  const {api, request} = await renderGrid();
  const setPageSize = async (pageSize: number) => {
    act(() => api.setPageSize(pageSize));
    await wait();
    return request.mock.calls.length;
  };
  expect(await setPageSize(4)).toBe(2);
  act(() => api.setPage(1));
  await wait();
  expect(request).toHaveBeenCalledTimes(3);
  expect(await setPageSize(2)).toBe(3);
});

it('clears the cache and sends a request for a new data source object', async () => {
  const {request, update} = await renderGrid();
  update({dataSource: {getRows: request}});
  await wait();
  expect(request).toHaveBeenCalledTimes(2);
});

it('clears the cache without a request in cache.clear()', async () => {
  const {api, request} = await renderGrid();
  act(() => api.dataSource.cache.clear());
  await wait();
  expect(request).toHaveBeenCalledTimes(1);
  await act(async () => api.dataSource.fetchRows());
  expect(request).toHaveBeenCalledTimes(2);
});

it('throws an error for a cache without options', () => {
  const create = GridDataSourceCacheDefault as unknown as new (
    options?: object,
  ) => object;
  expect(() => new create()).toThrow();
  expect(() => new create({})).not.toThrow();
});

async function edit(
  dataSource: Partial<DataGridProps['dataSource']>,
  props: Partial<DataGridProps>,
) {
  const {api} = await renderGrid({
    dataSource: {getRows: read, ...dataSource},
    ...props,
  });
  act(() => api.startCellEditMode({id: 0, field: 'name'}));
  await act(
    async () => void api.setEditCellValue({id: 0, field: 'name', value: 'New'}),
  );
  await wait();
  act(() => api.stopCellEditMode({id: 0, field: 'name'}));
  await wait();
}

it('saves an edit with updateRow() instead of processRowUpdate, and shows the saved row', async () => {
  const processRowUpdate = jest.fn();
  const updateRow = jest.fn(async ({updatedRow}) => ({...updatedRow, name: 'Saved'}));
  await edit({updateRow}, {processRowUpdate});
  expect(updateRow).toHaveBeenCalledWith({
    rowId: 0,
    updatedRow: {id: 0, name: 'New'},
    previousRow: {id: 0, name: 'Order 0'},
  });
  expect(processRowUpdate).not.toHaveBeenCalled();
  expect(readColumn('name')[0]).toBe('Saved');
});

it('keeps the cell in edit mode and calls onDataSourceError if updateRow() fails', async () => {
  const onDataSourceError = jest.fn();
  const reason = new Error('Offline');
  await edit({updateRow: () => Promise.reject(reason)}, {onDataSourceError});
  const [error] = onDataSourceError.mock.calls[0];
  expect(error).toBeInstanceOf(GridUpdateRowError);
  expect(error).toMatchObject({message: 'Offline', cause: reason, params: {rowId: 0}});
  expect(findCell(0, 'name')!.querySelector('input')).toBeInTheDocument();
});

it('reports a failed request to onDataSourceError, or logs an error without it', async () => {
  const fail = () => Promise.reject(new Error('Offline'));
  const onDataSourceError = jest.fn();
  await renderGrid({getRows: fail, onDataSourceError});
  expect(onDataSourceError.mock.calls[0][0]).toBeInstanceOf(GridGetRowsError);
  const log = jest.spyOn(console, 'error').mockImplementation();
  await renderGrid({getRows: fail});
  expect(log.mock.calls.join(' ')).toContain('onDataSourceError');
});

it('shows skeleton rows during the first request', async () => {
  await renderGrid({getRows: () => new Promise<never>(() => undefined)});
  expect(
    document.querySelector('.MuiDataGrid-skeletonLoadingOverlay'),
  ).toBeInTheDocument();
});
