import {act, cleanup, fireEvent, screen} from '@testing-library/react';
import {
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridRowTreeSelector,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {renderGrid as renderCommunity} from '@site/tests/stubs/renderGrid';
import {renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Desk', price: 30, unit: 'pc'},
  {id: 2, name: 'Chair', price: 9, unit: 'pc'},
  {id: 3, name: 'Lamp', price: 12, unit: 'pc'},
];
const COLUMNS: GridColDef[] = [
  {field: 'name', headerName: 'Name'},
  {field: 'price', disableExport: true},
  {field: 'unit'},
];

const renderGrid = (props: Partial<DataGridPremiumProps> = {}) =>
  renderPremium({rows: ROWS, columns: COLUMNS, ...props}).api;
const lines = (text: string) => text.split('\r\n');

it('exports the visible columns, except for those with disableExport', () => {
  const api = renderGrid({columnVisibilityModel: {unit: false}});
  const [header] = lines(api.getDataAsCsv());
  expect(header).toBe('Name');
  expect(lines(api.getDataAsCsv({allColumns: true}))[0]).toBe('Name,unit');
  expect(lines(api.getDataAsCsv({fields: ['price', 'name']}))[0]).toBe('price,Name');
});

it('starts with the headers of column groups and columns by default', () => {
  const columnGroupingModel = [{groupId: 'Product', children: [{field: 'name'}]}];
  const api = renderGrid({columnGroupingModel});
  expect(lines(api.getDataAsCsv()).slice(0, 3)).toEqual([
    'Product,',
    'Name,unit',
    'Desk,pc',
  ]);
  const plain = {includeHeaders: false, includeColumnGroupsHeaders: false};
  expect(lines(api.getDataAsCsv(plain))[0]).toBe('Desk,pc');
});

it('exports all rows that pass the filters, sorted and on all pages', () => {
  const api = renderGrid({
    pagination: true,
    pageSizeOptions: [1],
    initialState: {
      pagination: {paginationModel: {pageSize: 1}},
      sorting: {sortModel: [{field: 'name', sort: 'desc'}]},
      filter: {
        filterModel: {
          items: [{field: 'price', operator: 'isAnyOf', value: ['30', '12']}],
        },
      },
    },
  });
  expect(lines(api.getDataAsCsv({fields: ['name']}))).toEqual(['Name', 'Lamp', 'Desk']);
});

it('exports only the selected rows that pass the filters', () => {
  const api = renderGrid({keepNonExistentRowsSelected: true});
  act(() => api.selectRows([1, 3]));
  expect(lines(api.getDataAsCsv({fields: ['name']}))).toEqual(['Name', 'Desk', 'Lamp']);
  act(() =>
    api.setFilterModel({items: [{field: 'name', operator: 'equals', value: 'Lamp'}]}),
  );
  expect(lines(api.getDataAsCsv({fields: ['name']}))).toEqual(['Name', 'Lamp']);
});

it('exports the rows of getRowsToExport in their order', () => {
  const api = renderGrid();
  const getRowsToExport = () => [3, 1];
  expect(lines(api.getDataAsCsv({fields: ['name'], getRowsToExport}))).toEqual([
    'Name',
    'Lamp',
    'Desk',
  ]);
});

it('returns the ids of the page only if the grid paginates its rows in the browser', () => {
  const paged = {paginationModel: {page: 1, pageSize: 2}, pageSizeOptions: [2]};
  const ids = (props: Partial<DataGridPremiumProps>) =>
    gridPaginatedVisibleSortedGridRowIdsSelector({
      current: renderGrid({...paged, ...props}),
    });
  expect(ids({pagination: true})).toEqual([3]);
  expect(ids({pagination: false})).toEqual([]);
  expect(ids({pagination: true, paginationMode: 'server', rowCount: 5})).toEqual([]);
});

it('includes collapsed children and pinned rows, but not the footer rows of groups', async () => {
  const api = renderGrid({
    pinnedRows: {top: [{id: 'record', name: 'Record'}]},
    initialState: {
      rowGrouping: {model: ['unit']},
      aggregation: {model: {name: 'size'}},
    },
    getAggregationPosition: ({depth}) => (depth === 0 ? 'footer' : null),
  });
  await act(async () => new Promise(requestAnimationFrame));
  expect(
    Object.values(gridRowTreeSelector({current: api})).map(({type}) => type),
  ).toContain('footer');
  const names = lines(api.getDataAsCsv({fields: ['name', 'unit']}));
  // The line without values is the group row.
  expect(names).toEqual([
    'Name,unit',
    'Record,',
    ',',
    'Desk,pc',
    'Chair,pc',
    'Lamp,pc',
  ]);
});

it('contains formatted values, unless ignoreValueFormatterDuringExport is set', () => {
  const columns: GridColDef[] = [
    {field: 'price', valueFormatter: (value) => `$${value}`},
  ];
  expect(lines(renderGrid({columns}).getDataAsCsv())[1]).toBe('$30');
  const api = renderGrid({columns, ignoreValueFormatterDuringExport: true});
  expect(lines(api.getDataAsCsv())[1]).toBe('30');
});

it('contains [object Object] for an object without a formatter', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const api = renderGrid({columns: [{field: 'name', valueGetter: () => ({})}]});
  expect(lines(api.getDataAsCsv())[1]).toBe('[object Object]');
});

it('escapes formulas by default', () => {
  const rows = ['=1+1', '+1', '-1', '@a', '\ta'].map((name, id) => ({id, name}));
  const api = renderGrid({rows, columns: [{field: 'name'}]});
  const escaped = ["'=1+1", "'+1", "'-1", "'@a", "'\ta"].map((text) => `"${text}"`);
  expect(lines(api.getDataAsCsv()).slice(1)).toEqual(escaped);
  expect(lines(api.getDataAsCsv({escapeFormulas: false}))[1]).toBe('=1+1');
});

it('separates values by a comma by default', () => {
  const api = renderGrid();
  expect(lines(api.getDataAsCsv({delimiter: ';'}))[1]).toBe('Desk;pc');
});

it('writes the labels of singleSelect columns to a second sheet, Options', async () => {
  const api = renderGrid({
    columns: [
      {
        field: 'unit',
        type: 'singleSelect',
        valueOptions: [{value: 'pc', label: 'Piece'}],
      },
    ],
  });
  const workbook = await api.getDataAsExcel();
  expect(workbook!.worksheets.map(({name}) => name)).toContain('Options');
  expect(workbook!.worksheets[0]!.getRow(2).getCell(1).value).toBe('Piece');
});

it('has all formats of the plan in the menu, except for those with disableToolbarButton', async () => {
  const readMenu = async () => {
    fireEvent.click(screen.getByLabelText('Export'));
    return (await screen.findAllByRole('menuitem')).map(({textContent}) => textContent);
  };
  renderCommunity({rows: ROWS, columns: COLUMNS, showToolbar: true});
  expect(await readMenu()).toEqual(['Print', 'Download as CSV']);
  cleanup();
  const printOptions = {disableToolbarButton: true};
  renderGrid({showToolbar: true, slotProps: {toolbar: {printOptions}}});
  expect(await readMenu()).toEqual(['Download as CSV', 'Download as Excel']);
});
