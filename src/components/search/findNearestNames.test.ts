import {findNearestNames} from './findNearestNames';

const index = {
  names: ['columnBufferPx', 'rowHeight', 'getRowHeight'],
  pages: [{title: 'Column pinning'}, {title: 'Row height'}],
};

test('names and titles that are spelled like the query are found, most similar first', () => {
  expect(findNearestNames('getRowHeigth', index)[0]).toBe('getRowHeight');
  expect(findNearestNames('colum pining', index)).toEqual(['Column pinning']);
  expect(findNearestNames('zzqqxx', index)).toEqual([]);
});
