import {act} from '@testing-library/react';
import {
  gridDimensionsSelector,
  type DataGridProps,
  type GridColumnGroupHeaderParams,
} from '@mui/x-data-grid';
import {renderGrid as renderDataGrid} from '@site/tests/stubs/renderGrid';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const COLUMNS = ['city', 'country', 'price'].map((field) => ({field}));
const children = [{field: 'city'}, {field: 'country'}];
const PLACE = {groupId: 'Place', children};

const renderGrid = (props: Partial<DataGridProps> = {}) =>
  renderDataGrid({
    rows: [{id: 1, city: 'Oslo'}],
    columns: COLUMNS,
    columnGroupingModel: [PLACE],
    ...props,
  });
const listGroups = () =>
  Array.from(
    document.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup'),
    ({textContent}) => textContent,
  );

it('uses the groupId as the title, unless headerName is set', () => {
  const {update} = renderGrid();
  expect(listGroups()).toEqual(['Place']);
  update({columnGroupingModel: [{...PLACE, headerName: 'Location'}]});
  expect(listGroups()).toEqual(['Location']);
});

it('splits a group whose columns are not next to each other, and repeats its header', () => {
  renderGrid({columns: [COLUMNS[0]!, COLUMNS[2]!, COLUMNS[1]!]});
  expect(listGroups()).toEqual(['Place', 'Place']);
});

it('throws an error for a column in two groups', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const columnGroupingModel = [PLACE, {groupId: 'Other', children: [{field: 'city'}]}];
  expect(() => renderGrid({columnGroupingModel})).toThrow(/duplicated field/);
});

it('gives the group headers the height of the column headers, 56 pixels by default', () => {
  const {api, update} = renderGrid();
  const height = () => gridDimensionsSelector({current: api}).groupHeaderHeight;
  expect(height()).toBe(56);
  update({columnHeaderHeight: 40});
  expect(height()).toBe(40);
  update({columnGroupHeaderHeight: 30});
  expect(height()).toBe(30);
});

it('passes the group, its depth, and its fields to renderHeaderGroup', () => {
  const renderHeaderGroup = jest.fn(
    (params: GridColumnGroupHeaderParams) => params.groupId,
  );
  const place = {
    ...PLACE,
    headerName: 'Location',
    description: 'Where',
    renderHeaderGroup,
  };
  renderGrid({
    columnGroupingModel: [{groupId: 'Order', children: [place, {field: 'price'}]}],
  });
  expect(renderHeaderGroup.mock.calls[0]![0]).toEqual({
    groupId: 'Place',
    headerName: 'Location',
    description: 'Where',
    depth: 1,
    maxDepth: 2,
    fields: ['city', 'country'],
    colIndex: 0,
    isLastColumn: false,
  });
  expect(listGroups()).toEqual(['Order', 'Place']);
});

it('removes the header of a group whose columns are all hidden', () => {
  const {api} = renderGrid();
  act(() => api.setColumnVisibility('city', false));
  expect(listGroups()).toEqual(['Place']);
  act(() => api.setColumnVisibility('country', false));
  expect(listGroups()).toEqual([]);
});
