import {act, fireEvent} from '@testing-library/react';
import {
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridRowSelectionIdsSelector,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import {findCell, readColumn, renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Desk'},
  {id: 2, name: 'Chair'},
  {id: 3, name: 'Lamp'},
];
const PINNED = {
  top: [{id: 'record', name: 'Record'}],
  bottom: [{id: 'total', name: 'Total'}],
};

const renderGrid = (props: Partial<DataGridPremiumProps> = {}) =>
  renderPremium({rows: ROWS, columns: [{field: 'name'}], pinnedRows: PINNED, ...props});
const readNames = () => readColumn('name');

it('keeps pinned rows in place when users sort and filter', () => {
  const {api} = renderGrid();
  expect(readNames()).toEqual(['Record', 'Desk', 'Chair', 'Lamp', 'Total']);
  act(() => api.sortColumn('name', 'asc'));
  expect(readNames()).toEqual(['Record', 'Chair', 'Desk', 'Lamp', 'Total']);
  const item = {field: 'name', operator: 'equals', value: 'Lamp'};
  act(() => api.setFilterModel({items: [item]}));
  expect(readNames()).toEqual(['Record', 'Lamp', 'Total']);
});

it('shows pinned rows on every page, without counting them toward the page size', () => {
  const {api} = renderGrid({
    pagination: true,
    pageSizeOptions: [2],
    initialState: {pagination: {paginationModel: {pageSize: 2}}},
  });
  expect(readNames()).toEqual(['Record', 'Desk', 'Chair', 'Total']);
  act(() => api.setPage(1));
  expect(readNames()).toEqual(['Record', 'Lamp', 'Total']);
});

it('shows a row that is also in rows only as a pinned row, even after it is unpinned', () => {
  const {update} = renderGrid({pinnedRows: {top: [ROWS[2]!]}});
  expect(readNames()).toEqual(['Lamp', 'Desk', 'Chair']);
  update({pinnedRows: {}});
  expect(readNames()).toEqual(['Desk', 'Chair']);
  update({pinnedRows: {}, rows: [...ROWS]});
  expect(readNames()).toEqual(['Desk', 'Chair', 'Lamp']);
});

it('changes a pinned row with a new pinnedRows object, or with updateRows()', () => {
  const {api, update} = renderGrid();
  act(() => api.updateRows([{id: 'total', name: 'Sum'}]));
  expect(readNames()).toEqual(['Record', 'Desk', 'Chair', 'Lamp', 'Sum']);
  update({pinnedRows: {bottom: [{id: 'total', name: 'Result'}]}});
  expect(readNames()).toEqual(['Desk', 'Chair', 'Lamp', 'Result']);
});

it('has no checkbox in pinned rows, which users cannot select', () => {
  const {api} = renderGrid({checkboxSelection: true});
  const checkbox = (id: string | number) =>
    findCell(id, GRID_CHECKBOX_SELECTION_FIELD)?.querySelector('input') ?? null;
  expect(checkbox(1)).toBeInTheDocument();
  expect(checkbox('total')).toBeNull();
  fireEvent.click(findCell('total', 'name')!);
  expect(gridRowSelectionIdsSelector({current: api}).size).toBe(0);
});

it('disables the toggle of pinned rows, which have no panel', () => {
  renderGrid({
    getDetailPanelContent: ({id}) => <p>Details of {id}</p>,
    initialState: {
      detailPanel: {expandedRowIds: new Set<string | number>([1, 'total'])},
    },
  });
  const toggle = (id: string | number) =>
    findCell(id, GRID_DETAIL_PANEL_TOGGLE_FIELD)!.querySelector('button');
  expect(toggle(1)).toBeEnabled();
  expect(toggle('total')).toBeDisabled();
  expect(document.body).toHaveTextContent('Details of 1');
  expect(document.body).not.toHaveTextContent('Details of total');
});

it('exports pinned rows to CSV, unless users have selected rows', () => {
  const {api} = renderGrid();
  const lines = () => api.getDataAsCsv({includeHeaders: false}).split('\r\n');
  expect(lines()).toEqual(['Record', 'Desk', 'Chair', 'Lamp', 'Total']);
  act(() => api.selectRow(2));
  expect(lines()).toEqual(['Chair']);
});

it('does not include pinned rows in a group', () => {
  renderGrid({
    columns: [{field: 'name'}, {field: 'room'}],
    rows: ROWS.map((row) => ({...row, room: 'Office'})),
    pinnedRows: {top: [{id: 'record', name: 'Record', room: 'Office'}]},
    initialState: {rowGrouping: {model: ['room']}},
  });
  expect(document.body).toHaveTextContent('Office (3)');
});
