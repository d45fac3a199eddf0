import type {IndexedPage, SearchIndex, Synonym} from '../../../../plugins/search/shared';
import {createSearch} from './createSearch';

const NAMES = [
  'rowHeight',
  'columnHeaderHeight',
  'pageSizeOptions',
  'toolbar',
  'root',
  'xAxis',
  'pinnedColumns',
  'rowCount',
  'rowsPerPageOptions',
];

const page = (path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title,
  group: 0,
  plan: 0,
  ...more,
});

const grid = (path: string, title: string, plan: number, prefix: string): IndexedPage =>
  page(path, title, {
    plan,
    rows: [
      {
        kind: 'prop',
        prefix,
        names: plan > 0 ? [0, 1, 2, 6, 7] : [0, 1, 2, 7],
        deprecated: [plan > 0 ? 4 : 3],
      },
      {kind: 'slot', prefix, names: [3]},
      {kind: 'class', prefix, names: [4]},
    ],
    ...(plan === 0 && {removed: [{kind: 'prop', prefix, names: [8], uses: [0]}]}),
  });

const makeSearch = (synonyms: Synonym[] = []) =>
  createSearch({
    version: '8.12.1',
    covers: 'all',
    base: '/x/',
    groups: [''],
    names: NAMES,
    uses: ['pageSizeOptions'],
    synonyms,
    pages: [
      page('react-data-grid/', 'Data Grid overview'),
      page('react-data-grid/row-height/', 'Row height', {
        sections: [
          ['static', 'Static row height'],
          ['spacing', 'Row spacing'],
        ],
        demos: ['DenseRows'],
        description: 'How tall rows are.',
      }),
      page('react-data-grid/column-pinning/', 'Column pinning', {plan: 1}),
      page('react-charts/axis/', 'Axis', {sections: [['use-x-scale', 'useXScale()']]}),
      page('react-charts/bars/', '柱状图概览', {sections: [['stacking', '堆叠柱状图']]}),
      grid('api/data-grid/data-grid/', 'DataGrid API', 0, 'data-grid'),
      grid('api/data-grid/data-grid-pro/', 'DataGridPro API', 1, 'data-grid-pro'),
      page('api/charts/bar-chart/', 'BarChart API', {
        rows: [{kind: 'prop', prefix: 'bar-chart', names: [5]}],
      }),
    ],
  } satisfies SearchIndex);

const best = (question: string, options = {}, synonyms: Synonym[] = []): string | undefined => {
  const [group] = makeSearch(synonyms)(question, options);
  const hit = group?.hits[0];
  return hit && hit.score > group.page.score ? hit.href : group?.page.href;
};

test.each([
  [
    'a name as it is written',
    'columnHeaderHeight',
    '/x/api/data-grid/data-grid/#data-grid-prop-columnHeaderHeight',
  ],
  [
    'a name in small letters',
    'columnheaderheight',
    '/x/api/data-grid/data-grid/#data-grid-prop-columnHeaderHeight',
  ],
  [
    'a name in words',
    'column header height',
    '/x/api/data-grid/data-grid/#data-grid-prop-columnHeaderHeight',
  ],
  [
    'the start of a name',
    'pageSizeOp',
    '/x/api/data-grid/data-grid/#data-grid-prop-pageSizeOptions',
  ],
  [
    'a misspelled name',
    'pageSizeOptoins',
    '/x/api/data-grid/data-grid/#data-grid-prop-pageSizeOptions',
  ],
  [
    'a class as it stands in the DOM',
    'MuiDataGrid-root',
    '/x/api/data-grid/data-grid/#data-grid-class-root',
  ],
  [
    'a kind that is asked for',
    'toolbar slot',
    '/x/api/data-grid/data-grid/#data-grid-slot-toolbar',
  ],
  [
    'a name of a component',
    'DataGridPro pinnedColumns',
    '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
  ],
  [
    'a row of a component, in words',
    'DataGrid row height',
    '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight',
  ],
  ['the guide of a product in words', 'data grid row height', '/x/react-data-grid/row-height/'],
  ['a component', 'BarChart', '/x/api/charts/bar-chart/'],
  ['a component in words', 'bar chart', '/x/api/charts/bar-chart/'],
  ['a title', 'column pinning', '/x/react-data-grid/column-pinning/'],
  ['a title in one word', 'columnpinning', '/x/react-data-grid/column-pinning/'],
  ['another ending', 'pin columns', '/x/react-data-grid/column-pinning/'],
  ['a question', 'how do I set the spacing of rows?', '/x/react-data-grid/row-height/#spacing'],
  ['a page by its address in another language', 'bars', '/x/react-charts/bars/'],
  ['Chinese', '柱状图', '/x/react-charts/bars/'],
  ['a heading in Chinese', '堆叠', '/x/react-charts/bars/#stacking'],
  ['a hook', 'useXScale', '/x/react-charts/axis/#use-x-scale'],
  ['a demo', 'dense rows', '/x/react-data-grid/row-height/#DenseRows'],
])('finds %s', (_, question, href) => {
  expect(best(question)).toBe(href);
});

test('a row that only a paid plan has is found there', () => {
  expect(best('pinnedColumns')).toBe(
    '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-pinnedColumns',
  );
});

test('a page of the product being read comes first among equals', () => {
  expect(best('overview', {currentProduct: 'x-data-grid'})).toBe('/x/react-data-grid/');
  expect(best('x', {currentProduct: 'x-charts'})).toMatch('charts');
  const [plain] = makeSearch()('height');
  const [general] = makeSearch()('height', {currentProduct: 'null'});
  expect(general!.score).toBe(plain!.score);
});

test('filters leave only their product and their kind', () => {
  const search = makeSearch();
  const ofCharts = search('height axis', {product: 'x-charts'});
  expect(ofCharts.map(({productId}) => productId)).toEqual(ofCharts.map(() => 'x-charts'));
  expect(ofCharts.length).toBeGreaterThan(0);
  const [props] = search('row height', {kind: 'props'});
  expect(props!.hits.map(({kind}) => kind)).toContain('prop');
  expect(search('row height', {kind: 'slots'})).toEqual([]);
});

test('says what should not be used any more', () => {
  const [group] = makeSearch()('rowCount');
  expect(group!.hits[0]).toMatchObject({text: 'rowCount', deprecated: true});
});

test('what people say stands for what the docs say', () => {
  expect(best('freeze')).toBeUndefined();
  const synonyms = [{say: ['freeze', '冻结列'], mean: 'column pinning'}];
  expect(best('freeze columns', {}, synonyms)).toBe('/x/react-data-grid/column-pinning/');
  expect(best('如何冻结列', {}, synonyms)).toBe('/x/react-data-grid/column-pinning/');
});

test('finds nothing where nothing fits', () => {
  expect(makeSearch()('zebra crossing')).toEqual([]);
  expect(makeSearch()('???')).toEqual([]);
});

test('tells the page at an address', () => {
  const search = makeSearch();
  expect(search.pageAt('react-charts/axis/')?.page).toMatchObject({
    text: 'Axis',
    href: '/x/react-charts/axis/',
  });
  expect(search.pageAt('react-charts/nowhere/')).toBeUndefined();
});

test('a name of an earlier version is found, with what takes its place', () => {
  const hit = makeSearch()('rowsPerPageOptions')[0]?.hits[0];
  expect(hit).toMatchObject({
    href: '/x/api/data-grid/data-grid/#data-grid-prop-rowsPerPageOptions',
    removed: 'pageSizeOptions',
  });
});
