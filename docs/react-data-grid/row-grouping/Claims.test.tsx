import {act, fireEvent, screen} from '@testing-library/react';
import {
  getRowGroupingFieldFromGroupingCriteria,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  gridRowGroupingSanitizedModelSelector,
  gridRowNodeSelector,
  gridRowSelectionIdsSelector,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import {
  findCell,
  listHeaders,
  openColumnMenu,
  readColumn,
  renderPremium,
} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => {
  jest.useFakeTimers();
  stubGridSize();
});
afterEach(() => jest.useRealTimers());

const ROWS = [
  {id: 1, name: 'Desk', room: 'Office', floor: 1},
  {id: 2, name: 'Chair', room: 'Office', floor: 2},
  {id: 3, name: 'Lamp', room: 'Hall', floor: 1},
];
const COLUMNS: GridColDef[] = [
  {field: 'name'},
  {field: 'room', headerName: 'Room'},
  {field: 'floor', type: 'number'},
];
const OFFICE = 'auto-generated-row-room/Office';
const model = (...fields: string[]) => ({rowGrouping: {model: fields}});

const renderGrid = (props: Partial<DataGridPremiumProps> = {}) =>
  renderPremium({rows: ROWS, columns: COLUMNS, initialState: model('room'), ...props});
const header = (field = GROUP) =>
  document.querySelector(`[role=columnheader][data-field="${field}"]`)?.textContent;

it('names the grouping column like the grouped one, or "Group" if there are several', () => {
  const {api} = renderGrid();
  expect(header()).toBe('Room');
  act(() => api.setRowGroupingModel(['room', 'floor']));
  expect(header()).toBe('Group');
});

it('adds a grouping column for each criterion with rowGroupingColumnMode="multiple"', () => {
  renderGrid({initialState: model('room', 'floor'), rowGroupingColumnMode: 'multiple'});
  const fields = ['room', 'floor'].map(getRowGroupingFieldFromGroupingCriteria);
  expect(listHeaders().slice(0, 2)).toEqual(fields);
  expect(header()).toBeUndefined();
});

it('passes groupingName and the criteria to a groupingColDef function', () => {
  const groupingColDef = jest.fn(() => ({headerName: 'Place'}));
  renderGrid({groupingColDef});
  const [params] = groupingColDef.mock.calls[0] as unknown[];
  expect(params).toMatchObject({groupingName: expect.any(String), fields: ['room']});
  expect(header()).toBe('Place');
});

it('leaves the grouping cells of rows empty, unless leafField is set', () => {
  const {update} = renderGrid({defaultGroupingExpansionDepth: -1});
  expect(findCell(1, GROUP)).toHaveTextContent('');
  expect(findCell(1, GROUP)!.textContent).toBe('');
  update({groupingColDef: {leafField: 'name'}});
  expect(findCell(1, GROUP)).toHaveTextContent('Desk');
});

it('counts the rows of a group that pass the filters, unless hideDescendantCount is set', () => {
  const items = [{field: 'name', operator: 'equals', value: 'Desk'}];
  const {update} = renderGrid({filterModel: {items}});
  expect(readColumn(GROUP)).toEqual(['Office (1)']);
  update({groupingColDef: {hideDescendantCount: true}});
  expect(readColumn(GROUP)).toEqual(['Office']);
});

it('ignores both models with disableRowGrouping', () => {
  renderGrid({disableRowGrouping: true, rowGroupingModel: ['room']});
  expect(header()).toBeUndefined();
  expect(readColumn('name')).toEqual(['Desk', 'Chair', 'Lamp']);
});

it('affects only the user interface with groupable: false', async () => {
  const columns = [COLUMNS[0]!, {...COLUMNS[1]!, groupable: false}];
  const {api} = renderGrid({columns, initialState: {}});
  expect((await openColumnMenu(api, 'room')).join()).not.toContain('Group by');
  act(() => api.setRowGroupingModel(['room']));
  expect(gridRowGroupingSanitizedModelSelector({current: api})).toEqual(['room']);
});

it('passes row[field] to groupingValueGetter, even with a valueGetter', () => {
  const groupingValueGetter = jest.fn((value) => value);
  renderGrid({
    columns: [{field: 'room', valueGetter: () => 'Anywhere', groupingValueGetter}],
  });
  expect(groupingValueGetter.mock.calls.map(([value]) => value)).toEqual(
    expect.arrayContaining(['Office', 'Hall']),
  );
  expect(readColumn(GROUP)).toEqual(['Office (2)', 'Hall (1)']);
});

it('puts dates with the same time into a group', () => {
  const rows = [1, 2, 3].map((id) => ({id, due: new Date(2_025, 0, id === 3 ? 2 : 1)}));
  renderGrid({
    rows,
    columns: [{field: 'due', type: 'date'}],
    initialState: model('due'),
  });
  expect(readColumn(GROUP)).toHaveLength(2);
});

it('shows rows whose key is null or undefined above the groups', () => {
  renderGrid({
    rows: [...ROWS, {id: 4, name: 'Shelf', room: null}, {id: 5, name: 'Rug'}],
  });
  expect(readColumn('name')).toEqual(['Shelf', 'Rug', '', '']);
});

it('collapses all groups by default, and expands all levels with a depth of -1', () => {
  const initialState = model('room', 'floor');
  const {update} = renderGrid({initialState});
  expect(readColumn(GROUP)).toHaveLength(2);
  update({initialState, defaultGroupingExpansionDepth: 1});
  expect(readColumn(GROUP)).toHaveLength(5);
  update({initialState, defaultGroupingExpansionDepth: -1});
  expect(readColumn(GROUP)).toHaveLength(8);
});

it('lets isGroupExpandedByDefault take precedence over the depth', () => {
  const isGroupExpandedByDefault = ({groupingKey}: {groupingKey?: unknown}) =>
    groupingKey === 'Hall';
  renderGrid({
    defaultGroupingExpansionDepth: -1,
    isGroupExpandedByDefault: isGroupExpandedByDefault as never,
  });
  expect(readColumn('name')).toEqual(['', '', 'Lamp']);
});

it('resets all groups for a new rows array, but not in updateRows()', () => {
  const {api, update} = renderGrid();
  act(() => api.setRowChildrenExpansion(OFFICE, true));
  act(() => api.updateRows([{id: 1, name: 'Table'}]));
  expect(readColumn('name')).toEqual(['', 'Table', 'Chair', '']);
  update({rows: [...ROWS]});
  expect(readColumn('name')).toEqual(['', '']);
});

it('returns all rows of a group, without those that the grid created, in their own order', () => {
  const {api} = renderGrid({
    initialState: model('room', 'floor'),
    sortModel: [{field: 'name', sort: 'asc'}],
    filterModel: {items: [{field: 'name', operator: 'equals', value: 'Desk'}]},
  });
  const get = (options = {}) => api.getRowGroupChildren({groupId: OFFICE, ...options});
  expect(get()).toEqual([1, 2]);
  expect(get({applyFiltering: true})).toEqual([1]);
  expect(get({skipAutoGeneratedRows: false})).toHaveLength(4);
  expect(get({directChildrenOnly: true})).toEqual([]);
});

it('does not propagate the selection in setRowSelectionModel()', () => {
  const {api} = renderGrid({checkboxSelection: true});
  const ids = () => [...gridRowSelectionIdsSelector({current: api}).keys()];
  const office = {type: 'include' as const, ids: new Set([OFFICE])};
  act(() => api.setRowSelectionModel(office));
  expect(ids()).toEqual([OFFICE]);
  act(() => api.setRowSelectionModel(api.getPropagatedRowSelectionModel(office)));
  expect(ids()).toEqual([OFFICE, 1, 2]);
});

it('has the role treegrid, and toggles a group with Space in its grouping cell', () => {
  renderGrid();
  expect(screen.getByRole('treegrid')).toBeInTheDocument();
  const row = () => findCell(OFFICE, GROUP)!.closest('[role=row]');
  expect(row()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.keyDown(findCell(OFFICE, GROUP)!, {key: ' '});
  expect(row()).toHaveAttribute('aria-expanded', 'true');
});

it('gives expanded and collapsed groups different classes with childrenExpanded', () => {
  const {api, update} = renderGrid();
  update({
    getRowClassName: ({id}) => {
      const node = gridRowNodeSelector({current: api}, id);
      return node?.type === 'group' && node.childrenExpanded ? 'open' : '';
    },
  });
  const row = () => document.querySelector(`[role=row][data-id="${OFFICE}"]`);
  expect(row()).not.toHaveClass('open');
  act(() => api.setRowChildrenExpansion(OFFICE, true));
  expect(row()).toHaveClass('open');
});
