import {act, fireEvent} from '@testing-library/react';
import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GRID_DETAIL_PANEL_TOGGLE_FIELD as TOGGLE,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import {findCell, listHeaders, renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Desk', text: 'Oak'},
  {id: 2, name: 'Chair', text: null},
];
const getContent: DataGridPremiumProps['getDetailPanelContent'] = ({row}) =>
  row.text && <p>{row.text}</p>;
const OPEN = {detailPanel: {expandedRowIds: new Set([1])}};

const renderGrid = (props: Partial<DataGridPremiumProps> = {}) =>
  renderPremium({
    rows: ROWS,
    columns: [{field: 'name'}],
    getDetailPanelContent: getContent,
    ...props,
  });
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-detailPanel');
const button = (id: number) => findCell(id, TOGGLE)!.querySelector('button');

it('toggles a panel with its icon, or with Space', () => {
  renderGrid();
  expect(panel()).toBeNull();
  fireEvent.click(button(1)!);
  expect(panel()).toHaveTextContent('Oak');
  fireEvent.keyDown(findCell(1, TOGGLE)!, {key: ' '});
  expect(panel()).toBeNull();
});

it('has no panel and a disabled toggle for a row without a React element', () => {
  const {api} = renderGrid();
  expect([button(1)!.disabled, button(2)!.disabled]).toEqual([false, true]);
  act(() => api.toggleDetailPanel(2));
  expect(panel()).toBeNull();
});

it('calls getDetailPanelContent for all rows in advance', () => {
  const content = jest.fn(() => null);
  renderGrid({getDetailPanelContent: content});
  const ids = (
    content.mock.calls as unknown as [{id: number; columns: unknown[]}][]
  ).map(([{id}]) => id);
  expect(new Set(ids)).toEqual(new Set([1, 2]));
});

it('is 500 px high by default', () => {
  const {update} = renderGrid({initialState: OPEN});
  expect(panel()!.style.height).toBe('500px');
  update({getDetailPanelHeight: () => 80});
  expect(panel()!.style.height).toBe('80px');
  update({getDetailPanelHeight: () => 'auto'});
  expect(panel()!.style.height).toBe('auto');
});

it('expands rows initially, and exposes the ids as a Set', () => {
  const {api} = renderGrid({initialState: OPEN});
  expect(api.getExpandedDetailPanels()).toEqual(new Set([1]));
  act(() => api.setExpandedDetailPanels(new Set()));
  expect(panel()).toBeNull();
});

it('passes a Set to the callback of controlled panels', () => {
  const onChange = jest.fn();
  renderGrid({
    detailPanelExpandedRowIds: new Set(),
    onDetailPanelExpandedRowIdsChange: (ids) => onChange(ids),
  });
  fireEvent.click(button(1)!);
  expect(onChange).toHaveBeenLastCalledWith(new Set([1]));
  expect(panel()).toBeNull();
});

it('has a toggle column of 40 px without a title, sorting, filtering, a menu, or export', () => {
  const {api} = renderGrid();
  expect(listHeaders()).toEqual([TOGGLE, 'name']);
  expect(api.getColumn(TOGGLE)).toMatchObject({
    width: 40,
    sortable: false,
    filterable: false,
    resizable: false,
    disableReorder: true,
    disableColumnMenu: true,
    disableExport: true,
  });
  expect(
    document.querySelector(`[role=columnheader][data-field="${TOGGLE}"]`)!.textContent,
  ).toBe('');
});

it('renders your column with its field instead, whose value does not change when users expand the panel', () => {
  const {api} = renderGrid({
    columns: [
      {field: 'name'},
      {...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderCell: ({value}) => `${value}`},
    ],
  });
  expect(listHeaders()).toEqual(['name', TOGGLE]);
  act(() => api.toggleDetailPanel(1));
  expect(panel()).toHaveTextContent('Oak');
  expect(findCell(1, TOGGLE)).toHaveTextContent('false');
});
