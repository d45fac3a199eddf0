import {act} from '@testing-library/react';
import {gridDensitySelector, type DataGridProps} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [
  {id: 1, name: 'Desk'},
  {id: 2, name: 'Chair'},
];

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({rows: ROWS, columns: [{field: 'name'}], ...props});
const row = (id: number) =>
  document.querySelector<HTMLElement>(`[role=row][data-id="${id}"]`)!;
const heights = () => ROWS.map(({id}) => row(id).style.maxHeight);

it('is 52 pixels by default, or the number in rowHeight', () => {
  const {update} = renderGrid();
  expect(heights()).toEqual(['52px', '52px']);
  update({rowHeight: 40});
  expect(heights()).toEqual(['40px', '40px']);
});

it('uses rowHeight for rows without a height of their own', () => {
  renderGrid({rowHeight: 40, getRowHeight: ({id}) => (id === 1 ? 80 : null)});
  expect(heights()).toEqual(['80px', '40px']);
});

it('passes the id, the row, and the densityFactor to getRowHeight', () => {
  const getRowHeight = jest.fn(() => undefined);
  renderGrid({getRowHeight, density: 'compact'});
  expect(getRowHeight).toHaveBeenCalledWith({
    id: 1,
    model: ROWS[0],
    densityFactor: 0.7,
  });
});

it('multiplies rowHeight by the density, but not the result of getRowHeight', () => {
  const getRowHeight: DataGridProps['getRowHeight'] = ({id}) => (id === 1 ? 80 : null);
  const {api, update} = renderGrid({getRowHeight});
  expect(gridDensitySelector({current: api})).toBe('standard');
  update({density: 'compact'});
  expect(heights()).toEqual(['80px', '36px']);
  update({density: 'comfortable'});
  expect(heights()).toEqual(['80px', '67px']);
});

it('changes the density with setDensity()', () => {
  const {api} = renderGrid();
  act(() => api.setDensity('compact'));
  expect(heights()).toEqual(['36px', '36px']);
});

it('does not limit the height of rows with "auto"', () => {
  renderGrid({getRowHeight: ({id}) => (id === 1 ? 'auto' : null)});
  expect(heights()).toEqual(['none', '52px']);
  expect(row(1)).toHaveClass('MuiDataGrid-row--dynamicHeight');
});

it('adds space as a margin by default, or as a border', () => {
  const {update} = renderGrid({getRowSpacing: () => ({top: 3, bottom: 5})});
  expect([row(1).style.marginTop, row(1).style.marginBottom]).toEqual(['3px', '5px']);
  update({rowSpacingType: 'border'});
  expect(row(1).style.marginTop).toBe('');
  expect([row(1).style.borderTopWidth, row(1).style.borderBottomWidth]).toEqual([
    '3px',
    '5px',
  ]);
});

it('passes the position of the row to getRowSpacing', () => {
  const getRowSpacing = jest.fn(() => ({}));
  renderGrid({getRowSpacing});
  expect(getRowSpacing).toHaveBeenCalledWith({
    id: 2,
    model: ROWS[1],
    isFirstVisible: false,
    isLastVisible: true,
    indexRelativeToCurrentPage: 1,
  });
});
