import {GridLogicOperator} from '@mui/x-data-grid';
import {createServer} from '../docs/react-data-grid/data/server';

const buoys = [
  {id: 1, name: 'Gull', depth: 12, checked: new Date(2025, 5, 14, 9)},
  {id: 2, name: 'Seal', depth: null, checked: new Date(2025, 5, 15, 23)},
  {id: 3, name: 'Tern', depth: 40, checked: new Date(2025, 5, 16, 1)},
  {id: 4, name: 'Skua', depth: 12, checked: new Date(2025, 5, 16, 2)},
];
const open = (failures: number[] = []) => createServer(buoys, {delay: 0, failures});
const ids = (answer: {rows: {id: number}[]}) => answer.rows.map(({id}) => id);

describe('the server of the grid demos', () => {
  it('orders by several rules, with empty cells first', async () => {
    const sortModel = [
      {field: 'depth', sort: 'asc'},
      {field: 'name', sort: 'desc'},
    ] as const;
    expect(ids(await open().list({sortModel}))).toEqual([2, 4, 1, 3]);
  });

  it('joins the items of a filter with the logic operator', async () => {
    const items = [
      {id: 1, field: 'depth', operator: '>', value: 20},
      {id: 2, field: 'name', operator: 'startsWith', value: 's'},
    ];
    expect(ids(await open().list({filterModel: {items}}))).toEqual([]);
    const either = {items, logicOperator: GridLogicOperator.Or};
    expect(ids(await open().list({filterModel: either}))).toEqual([2, 3, 4]);
  });

  it('ignores an item without a value, and compares dates by day', async () => {
    const incomplete = {items: [{field: 'name', operator: 'contains'}]};
    expect((await open().list({filterModel: incomplete})).rowCount).toBe(4);
    const value = new Date('2025-06-15');
    const after = {items: [{field: 'checked', operator: 'after', value}]};
    expect(ids(await open().list({filterModel: after}))).toEqual([3, 4]);
  });

  it('finds the words of the quick filter in any cell', async () => {
    const filterModel = {items: [], quickFilterValues: ['12', 'sk']};
    expect(ids(await open().list({filterModel}))).toEqual([4]);
  });

  it('answers with one page, and the number of rows on all pages', async () => {
    const answer = await open().list({paginationModel: {page: 1, pageSize: 3}});
    expect(ids(answer)).toEqual([4]);
    expect(answer).toMatchObject({rowCount: 4, hasNextPage: false});
  });

  it('continues after a cursor', async () => {
    const server = open();
    const first = await server.list({cursor: {pageSize: 3}});
    expect(first).toMatchObject({hasNextPage: true, nextCursor: 3});
    const second = await server.list({cursor: {after: first.nextCursor, pageSize: 3}});
    expect(ids(second)).toEqual([4]);
    expect(second.nextCursor).toBeUndefined();
  });

  it('changes its rows', async () => {
    const server = open();
    await server.insert({id: 5, name: 'Auk', depth: 3, checked: new Date(2025, 5, 17)});
    await server.update({...buoys[0]!, depth: 13});
    await server.remove(2);
    const {rows} = await server.list();
    expect(rows.map(({id, depth}) => [id, depth])).toEqual([
      [1, 13],
      [3, 40],
      [4, 12],
      [5, 3],
    ]);
  });

  it('fails the requests that it is asked to fail, and those that were aborted', async () => {
    const server = open([2]);
    await server.list();
    await expect(server.list()).rejects.toThrow('not available');
    await expect(server.list({}, AbortSignal.abort())).rejects.toThrow();
    await expect(server.remove(99)).rejects.toThrow('no row');
  });
});
