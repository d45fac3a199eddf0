import {act, fireEvent} from '@testing-library/react';
import {
  useGridApiContext,
  useGridEvent,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {findCell, renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROW = {id: 1, name: 'Desk'};
const COLUMNS: GridColDef[] = [{field: 'name', editable: true}];

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: [ROW], columns: COLUMNS, ...props}).api;
const cell = () => findCell(1, 'name')!;
const isEditing = () => cell().querySelector('input') !== null;
const prevent = (_: unknown, event: {defaultMuiPrevented?: boolean}) => {
  event.defaultMuiPrevented = true;
};

it('passes the parameters, the event, and details to a handler', () => {
  const onRowClick = jest.fn();
  renderGrid({onRowClick});
  fireEvent.click(cell());
  const [params, event, details] = onRowClick.mock.calls[0];
  expect(params).toMatchObject({id: 1, row: ROW});
  expect(event).toMatchObject({type: 'click', defaultMuiPrevented: false});
  // In Community, details is an empty object in event handlers.
  expect(details).toEqual({});
});

it('passes the API object in the details in paid plans', () => {
  const onRowClick = jest.fn();
  renderPremium({rows: [ROW], columns: COLUMNS, onRowClick});
  fireEvent.click(cell());
  expect(onRowClick.mock.calls[0][2].api.getRow(1)).toBe(ROW);
});

it('does not fire onRowClick for the keyboard', () => {
  const onRowClick = jest.fn();
  const onCellKeyDown = jest.fn();
  const api = renderGrid({onRowClick, onCellKeyDown});
  act(() => api.setCellFocus(1, 'name'));
  fireEvent.keyDown(cell(), {key: 'Enter'});
  expect(onCellKeyDown).toHaveBeenCalledTimes(1);
  expect(onRowClick).not.toHaveBeenCalled();
});

it('runs the handler of a prop before those of the grid, so it can prevent editing', () => {
  renderGrid({onCellDoubleClick: prevent});
  fireEvent.doubleClick(cell());
  expect(isEditing()).toBe(false);
});

it('runs a handler of subscribeEvent() after those of the grid, unless isFirst is set', () => {
  const api = renderGrid();
  const unsubscribe = api.subscribeEvent('cellDoubleClick', prevent);
  fireEvent.doubleClick(cell());
  expect(isEditing()).toBe(true);
  act(() => api.stopCellEditMode({id: 1, field: 'name', ignoreModifications: true}));
  unsubscribe();
  api.subscribeEvent('cellDoubleClick', prevent, {isFirst: true});
  fireEvent.doubleClick(cell());
  expect(isEditing()).toBe(false);
});

it('returns a function that unsubscribes from subscribeEvent()', () => {
  const handler = jest.fn();
  const unsubscribe = renderGrid().subscribeEvent('rowClick', handler);
  fireEvent.click(cell());
  unsubscribe();
  fireEvent.click(cell());
  expect(handler).toHaveBeenCalledTimes(1);
});

it('publishes cellClick and then rowClick, and not rowClick after stopPropagation()', () => {
  const seen: string[] = [];
  const api = renderGrid({
    onCellClick: (_, event) => {
      seen.push('cell');
      event.defaultMuiPrevented = true;
    },
    onRowClick: (_, event) => void seen.push(`row ${event.defaultMuiPrevented}`),
  });
  fireEvent.click(cell());
  expect(seen).toEqual(['cell', 'row false']);
  api.subscribeEvent('cellClick', (_, event) => event.stopPropagation(), {
    isFirst: true,
  });
  fireEvent.click(cell());
  expect(seen.slice(2)).toEqual(['cell']);
});

it('skips the handlers of useGridEvent() for a prevented event, but not of subscribeEvent()', () => {
  const inside = jest.fn();
  const outside = jest.fn();
  function Footer() {
    useGridEvent(useGridApiContext(), 'cellClick', inside);
    return null;
  }
  const slots = {footer: Footer};
  const api = renderGrid({slots, onCellClick: (...args) => prevent(args[0], args[1])});
  api.subscribeEvent('cellClick', outside);
  fireEvent.click(cell());
  expect(outside).toHaveBeenCalledTimes(1);
  expect(inside).not.toHaveBeenCalled();
});

it('calls all handlers of an event in publishEvent(), including those of the grid', () => {
  const handler = jest.fn();
  const api = renderGrid({onColumnHeaderClick: handler});
  const params = api.getColumnHeaderParams('name');
  act(() => api.publishEvent('columnHeaderClick', params, {} as never));
  expect(handler).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[aria-sort=ascending]')).toBeInTheDocument();
});
