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

  it('answers with the rows between two indexes', async () => {
    const answer = await open().list({range: {start: 1, end: 2}});
    expect(ids(answer)).toEqual([2, 3]);
    expect(answer.hasNextPage).toBe(true);
  });

  it('aggregates all rows that pass the filter, not those of the page', async () => {
    const items = [{field: 'name', operator: 'isAnyOf', value: ['Gull', 'Seal', 'Tern']}];
    const {rows, aggregates} = await open().list({
      filterModel: {items},
      paginationModel: {page: 0, pageSize: 1},
      aggregationModel: {depth: 'avg', name: 'size', checked: 'max'},
    });
    expect(rows).toHaveLength(1);
    expect(aggregates).toEqual({depth: 26, name: 3, checked: buoys[2]!.checked});
    const unknown = {aggregationModel: {depth: 'median'}};
    await expect(open().list(unknown)).rejects.toThrow('median');
  });

  it('can be made to fail, and to answer again', async () => {
    const server = open();
    server.setAvailable(false);
    await expect(server.list()).rejects.toThrow('not available');
    server.setAvailable(true);
    expect((await server.list()).rowCount).toBe(4);
  });
});

describe('the groups of the server', () => {
  const boats = [
    {id: 1, port: 'Bergen', type: 'Ferry', seats: 90, own: true},
    {id: 2, port: 'Bergen', type: 'Pilot', seats: 6, own: true},
    {id: 3, port: 'Molde', type: 'Ferry', seats: 120, own: false},
    {id: 4, port: 'Bergen', type: 'Ferry', seats: 30, own: false},
  ];
  const server = createServer(boats, {delay: 0});
  const groupFields = ['port', 'type'];

  it('are the values of the first field, with counts and results', async () => {
    const answer = await server.group({
      groupFields,
      groupKeys: [],
      aggregationModel: {seats: 'sum'},
    });
    expect(answer.rows).toEqual([
      {
        id: 'group Bergen',
        port: 'Bergen',
        groupKey: 'Bergen',
        descendantCount: 3,
        aggregates: {seats: 126},
      },
      {
        id: 'group Molde',
        port: 'Molde',
        groupKey: 'Molde',
        descendantCount: 1,
        aggregates: {seats: 120},
      },
    ]);
    expect(answer).toMatchObject({rowCount: 2, aggregates: {seats: 246}});
  });

  it('open into groups of the next field, then into rows', async () => {
    const types = await server.group({groupFields, groupKeys: ['Bergen']});
    expect(types.rows.map(({id}) => id)).toEqual(['group Bergen / Ferry', 'group Bergen / Pilot']);
    const leaves = await server.group({groupFields, groupKeys: ['Bergen', 'Ferry']});
    expect(leaves.rows).toMatchObject([
      {id: 1, groupKey: '1', descendantCount: 0},
      {id: 4, groupKey: '4', descendantCount: 0},
    ]);
  });

  it('are sorted by their keys, and by their results', async () => {
    const request = {groupFields, groupKeys: [], aggregationModel: {seats: 'min'}};
    const order = async (field: string) => {
      const sortModel = [{field, sort: 'desc'}] as const;
      return (await server.group({...request, sortModel})).rows.map(({port}) => port);
    };
    expect(await order('__row_group_by_columns_group__')).toEqual(['Molde', 'Bergen']);
    expect(await order('seats')).toEqual(['Molde', 'Bergen']);
    expect(await order('port')).toEqual(['Molde', 'Bergen']);
  });

  it('are found by keys that are no text, and filtered with their rows', async () => {
    const filterModel = {items: [{field: 'seats', operator: '<', value: 100}]};
    const fields = {groupFields: ['own'], filterModel};
    const groups = await server.group({...fields, groupKeys: []});
    expect(groups.rows.map((row) => [row.groupKey, row.descendantCount])).toEqual([
      ['true', 2],
      ['false', 1],
    ]);
    const members = await server.group({...fields, groupKeys: ['false']});
    expect(members.rows.map(({id}) => id)).toEqual([4]);
  });

  it('are the rows themselves without a field', async () => {
    const page = {paginationModel: {page: 1, pageSize: 3}};
    const answer = await server.group({groupFields: [], groupKeys: [], ...page});
    expect(answer.rows.map(({id}) => id)).toEqual([4]);
    expect(answer.rowCount).toBe(4);
  });
});

describe('the trees of the server', () => {
  const sheets = [
    {id: 'm', path: ['Maps'], pages: null},
    {id: 'mc', path: ['Maps', 'Coast'], pages: null},
    {id: 'mc1', path: ['Maps', 'Coast', 'North'], pages: 4},
    {id: 'mc2', path: ['Maps', 'Coast', 'South'], pages: 8},
    {id: 'l', path: ['Letters'], pages: 2},
  ];
  const server = createServer(sheets, {delay: 0});

  it('show one level, with the number of rows below', async () => {
    const top = await server.children({path: [], aggregationModel: {pages: 'sum'}});
    expect(top.rows).toMatchObject([
      {id: 'm', groupKey: 'Maps', descendantCount: 3, aggregates: {pages: 12}},
      {id: 'l', groupKey: 'Letters', descendantCount: 0, aggregates: {}},
    ]);
    expect(top).toMatchObject({rowCount: 2, aggregates: {pages: 14}});
    const coast = await server.children({path: ['Maps', 'Coast']});
    expect(coast.rows.map(({groupKey}) => groupKey)).toEqual(['North', 'South']);
  });

  it('keep the parents of rows that pass the filter', async () => {
    const items = [{field: 'pages', operator: '>', value: 6}];
    const filtered = {filterModel: {items}};
    const top = await server.children({path: [], ...filtered});
    expect(top.rows).toMatchObject([{id: 'm', descendantCount: 2}]);
    const coast = await server.children({path: ['Maps', 'Coast'], ...filtered});
    expect(coast.rows.map(({id}) => id)).toEqual(['mc2']);
  });
});
