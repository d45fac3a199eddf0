// cspell:ignore columnpinning minisearch
import {toSteps, type IndexedPage, type SearchIndex} from './indexFormat';
import {createSearch} from './createSearch';
import {EMPTY_INDEX} from './fixtures';
import {findBestHit} from './hits';

const NAMES =
  'rowHeight columnHeaderHeight pageSizeOptions toolbar root xAxis pinnedColumns rowCount rowsPerPageOptions';

const page = (path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage => ({
  path,
  title,
  group: 0,
  ...more,
});

const grid = (path: string, title: string, plan: number, prefix: string): IndexedPage =>
  page(path, title, {
    plan,
    rows: [
      plan > 0
        ? {kind: 'prop', prefix, names: toSteps([0, 1, 2, 6, 7]), deprecated: [4]}
        : {kind: 'prop', prefix, names: toSteps([0, 1, 2, 7]), deprecated: [3]},
      {kind: 'slot', prefix, names: [3]},
      {kind: 'class', prefix, names: [4]},
    ],
    ...(plan === 0 && {removed: [{kind: 'prop', prefix, names: [8], uses: [0]}]}),
  });

/** Creates a search in an index that contains only the given parts. */
const searchIn = (parts: Partial<SearchIndex>) => createSearch({...EMPTY_INDEX, ...parts});

const makeSearch = (words: SearchIndex['words'] = {}, also?: string) =>
  searchIn({
    names: NAMES.split(' '),
    uses: ['pageSizeOptions'],
    words,
    errors: [
      ['Can not find the charts localization context', 'react-charts/axis/#use-x-scale'],
      ['Missing height', 'react-data-grid/row-height/'],
    ],
    pages: [
      page('react-data-grid/', 'Data Grid overview'),
      page('react-data-grid/row-height/', 'Row height', {
        sections: [['spacing', 'Row spacing']],
        demos: ['DenseRows'],
        description: 'How tall rows are.',
      }),
      page('react-data-grid/column-pinning/', 'Column pinning', {plan: 1, also}),
      page('react-charts/axis/', 'Axis', {sections: [['use-x-scale', 'useXScale()']]}),
      page('react-charts/bars/', '柱状图概览', {sections: [['stacking', '堆叠柱状图']]}),
      grid('api/data-grid/data-grid/', 'DataGrid API', 0, 'data-grid'),
      grid('api/data-grid/data-grid-pro/', 'DataGridPro API', 1, 'data-grid-pro'),
      page('api/charts/bar-chart/', 'BarChart API', {
        rows: [{kind: 'prop', prefix: 'bar-chart', names: [5]}],
      }),
    ],
  });

const best = (
  question: string,
  options = {},
  ...synonyms: Parameters<typeof makeSearch>
): string | undefined => {
  const [group] = makeSearch(...synonyms)(question, options);
  return group && findBestHit(group).href;
};

const GRID = '/x/api/data-grid/data-grid/#data-grid';
const PRO = '/x/api/data-grid/data-grid-pro/#data-grid-pro';
const PINNING = '/x/react-data-grid/column-pinning/';
const HEIGHT = '/x/react-data-grid/row-height/';
const AXIS = '/x/react-charts/axis/#use-x-scale';

test.each([
  ['a name as it is written', 'columnHeaderHeight', `${GRID}-prop-columnHeaderHeight`],
  ['a name in words', 'column header height', `${GRID}-prop-columnHeaderHeight`],
  ['the start of a name', 'pageSizeOp', `${GRID}-prop-pageSizeOptions`],
  ['a misspelled name', 'pageSizeOptoins', `${GRID}-prop-pageSizeOptions`],
  ['a class as it is in the DOM', 'MuiDataGrid-root', `${GRID}-class-root`],
  ['a name with its kind', 'toolbar slot', `${GRID}-slot-toolbar`],
  ['a name of a component', 'DataGridPro pinnedColumns', `${PRO}-prop-pinnedColumns`],
  ['a name that only a paid plan has', 'pinnedColumns', `${PRO}-prop-pinnedColumns`],
  ['a row of a component, in words', 'DataGrid row height', `${GRID}-prop-rowHeight`],
  ['the guide of a product in words', 'data grid row height', HEIGHT],
  ['the guide before the reference for plain words', 'row height', HEIGHT],
  ['the reference before the guide for a name', 'rowHeight', `${GRID}-prop-rowHeight`],
  ['a component', 'BarChart', '/x/api/charts/bar-chart/'],
  ['the guide of a component in words', 'bar chart', '/x/react-charts/bars/'],
  ['a title in one word', 'columnpinning', PINNING],
  ['another ending', 'pin columns', PINNING],
  ['a question', 'how do I set the spacing of rows?', `${HEIGHT}#spacing`],
  ['a page by its URL in another language', 'bars', '/x/react-charts/bars/'],
  ['a heading in Chinese', '堆叠', '/x/react-charts/bars/#stacking'],
  ['a hook', 'useXScale', '/x/react-charts/axis/#use-x-scale'],
  ['a demo', 'dense rows', `${HEIGHT}#DenseRows`],
  ['an error', 'MUI X: Can not find the charts localization context.', AXIS],
  ['a part of an error', 'can not find the charts localization context in my app', AXIS],
  ['a short error', 'Missing height', HEIGHT],
])('finds %s', (_, question, href) => {
  expect(best(question)).toBe(href);
});

test.each([
  ['the section of the word that only one heading has', 'bar corner radius', '#border-radius'],
  ['the section by its id', 'bar cutoff', '#tick-cutoff'],
  ['the top, if all sections match equally', 'bar label colors', ''],
  ['the top, if the question is the title', 'bar charts', ''],
])('opens %s', (_, question, anchor) => {
  const search = searchIn({
    pages: [
      page('react-charts/bars/', 'Bar charts', {
        sections: [
          ['', 'Basic bar charts'],
          ['', 'Border radius'],
          ['tick-cutoff', 'Long names'],
          ['', 'Bar label position'],
          ['', 'Bar label font'],
        ],
      }),
    ],
  });
  expect(findBestHit(search(question)[0]!).href).toBe(`/x/react-charts/bars/${anchor}`);
});

test('a page of the current product comes first among equals', () => {
  expect(best('overview', {currentProduct: 'x-data-grid'})).toBe('/x/react-data-grid/');
  expect(best('x', {currentProduct: 'x-charts'})).toMatch('charts');
  const [plain] = makeSearch()('height');
  const [general] = makeSearch()('height', {currentProduct: 'null'});
  expect(general!.score).toBe(plain!.score);
});

test.each([
  ['freeze', '', {}, undefined],
  ['freeze columns', 'freeze columns|冻结列', {}, PINNING],
  ['how to freeze the first columns', 'freeze columns|冻结列', {}, PINNING],
  ['如何冻结列', 'freeze columns|冻结列', {}, PINNING],
  ['freeze', '', {freeze: 'pinning'}, PINNING],
  // A synonym adds results and removes none.
  ['height', '', {height: 'pinning'}, HEIGHT],
])(
  '%s, with the names "%s" of a page and the synonyms %j, finds %s',
  (question, also, words, href) => {
    expect(best(question, {}, words, also)).toBe(href);
  },
);

test('the words of an API name in an error message are not found one by one', () => {
  const search = searchIn({
    errors: [['The rowCount prop must be passed using paginationMode= server', 'pagination/']],
    pages: [page('pagination/', 'Pagination'), page('mode/', 'Server row count')],
  });
  const firstOf = (question: string) => search(question)[0]?.page.href;
  expect(firstOf('server pagination row count')).toBe('/x/mode/');
  expect(firstOf('The rowCount prop must be passed')).toBe('/x/pagination/');
});

test('a short error message must match completely, and a name mentioned in a longer question does not precede the guide', () => {
  expect(best('missing toolbar slot')).not.toBe(HEIGHT);
  const long = 'rowHeight against invoices, orders, customers, vendors and spacing';
  expect(makeSearch()(long)[0]!.page.href).toBe(HEIGHT);
});

test.each([
  ['deprecated', 'rowCount', {text: 'rowCount', deprecated: true}],
  ['removed', 'rowsPerPageOptions', {text: 'rowsPerPageOptions', removed: 'pageSizeOptions'}],
])('a name that is %s is found and marked', (_, name, hit) => {
  expect(makeSearch()(name)[0]!.hits[0]).toMatchObject(hit);
});

test('a full question about a name finds the guide first, and the row below it', () => {
  const search = makeSearch({}, 'pinnedColumns');
  const [guide, row] = search('what does pinnedColumns do');
  expect(guide!.page.href).toBe('/x/react-data-grid/column-pinning/');
  expect(row!.hits[0]!.href).toContain('-prop-pinnedColumns');
  expect(search('pinnedColumns')[0]!.hits[0]!.href).toContain('-prop-pinnedColumns');
});

test.each(['Column groups', 'Group columns'])(
  '%s finds what is called so in this order',
  (name) => {
    const pages = [
      page('react-data-grid/a/', 'Column groups'),
      page('react-data-grid/b/', 'Group columns'),
    ];
    // The question mark ends the last word.
    expect(searchIn({pages})(`${name.toLowerCase()}?`)[0]!.page.text).toBe(name);
  },
);

test('of two guides with equal names, the one whose prose contains the words comes first', () => {
  const pages = ['react-charts/bars/', 'react-charts/lines/'].map((path) =>
    page(path, path, {description: 'Curves of a chart.'}),
  );
  const ofPage = (at: number) =>
    searchIn({pages, body: `smooth ${at} 0|dot ${at}`})('smooth curves')[0]!.page.href;
  expect(ofPage(0)).toBe('/x/react-charts/bars/');
  expect(ofPage(1)).toBe('/x/react-charts/lines/');
});

test.each([
  ['two words as one', 'rowheight'],
  ['a language', 'rows in french'],
])('%s is found without a synonym', (_, question) => {
  const pages = [
    page('react-data-grid/a/', question === 'rowheight' ? 'Row height' : 'Rows', {
      description: 'Localization.',
    }),
    page('react-data-grid/b/', 'Columns', {description: 'Widths.'}),
  ];
  expect(searchIn({pages})(question)[0]?.page.href).toBe('/x/react-data-grid/a/');
});

test.each([
  ['group rows by a column', 'Row groups', 'Column groups'],
  ['screen reader support of the grid', 'Grid for screen readers', 'Support'],
  ['shortcuts like last month in a calendar', 'Shortcuts', 'Last month calendar'],
  ['filter a tree', 'Tree filters', 'Chart filters'],
])('%s finds "%s" before "%s"', (question, first, second) => {
  const pages = [
    page('react-date-pickers/a/', 'Screen readers'),
    page('guides/b/', second, {products: [2]}),
    page('guides/c/', first, {products: question.includes('calendar') ? [1] : [0, 3]}),
  ];
  expect(searchIn({pages})(question)[0]!.page.text).toBe(first);
});

test('a task with a component finds the guide before the component, and no names of other products', () => {
  const search = searchIn({
    names: ['onClick'],
    pages: [
      page('react-tree-view/items/', 'Tree items', {description: 'Handle a click on an item.'}),
      page('api/tree-view/rich-tree-view/', 'RichTreeView API', {rows: []}),
      page('api/data-grid/grid-row/', 'GridRow API', {
        rows: [{kind: 'prop', prefix: 'grid-row', names: [0]}],
      }),
    ],
  });
  const paths = search('onClick on an item of RichTreeView').map(({page: {href}}) => href);
  expect(paths[0]).toBe('/x/react-tree-view/items/');
  expect(paths[1]).toBe('/x/api/tree-view/rich-tree-view/');
});

test('returns no results if nothing matches, and no page for an unknown path', () => {
  const search = makeSearch();
  expect(search('zebra crossing')).toEqual([]);
  expect(search('???')).toEqual([]);
  const found = {text: 'Axis', href: '/x/react-charts/axis/'};
  expect(search.pageAt('react-charts/axis/')?.page).toMatchObject(found);
  expect(search.pageAt('react-charts/nowhere/')).toBeUndefined();
});

describe('the topic of a question', () => {
  const format: Partial<IndexedPage> = {sections: [['format', 'Custom format']]};
  const search = searchIn({
    names: ['clearable', 'renderInput', 'format', 'minDate'],
    uses: ['slotProps.textField'],
    pages: [
      page('react-date-pickers/date-picker/', 'Date Picker', {
        sections: [['clearing', 'Clearing the value: clearable']],
      }),
      page('react-date-pickers/shortcuts/', 'Shortcuts', {
        sections: [['week', 'This week']],
        description: 'Buttons that set common dates.',
      }),
      page('react-date-pickers/date-time-field/', 'Date Time Field', format),
      page('react-date-pickers/time-field/', 'Time Field', format),
      page('react-data-grid/shortcuts/', 'Shortcuts'),
      page('api/date-pickers/date-picker/', 'DatePicker API', {
        rows: [{kind: 'prop', prefix: 'date-picker', names: [2]}],
        removed: [{kind: 'prop', prefix: 'date-picker', names: [1], uses: [0]}],
      }),
      page('api/date-pickers/date-field/', 'DateField API', {
        rows: [{kind: 'prop', prefix: 'date-field', names: [0, 2, 1]}],
      }),
      page('migration/upgrade/', 'Upgrade assistant'),
      page('migration/migration-pickers-v5/', 'Migrate from v5 to v6', {
        sections: [
          ['render-input', 'renderInput is slotProps.textField'],
          ['shortcuts', 'Shortcuts'],
        ],
      }),
      page('migration/migration-pickers-v6/', 'Migrate from v6 to v7', {
        sections: [['format', 'Shortcuts']],
      }),
    ],
  });
  const firstPages = (question: string) =>
    search(question).map((group) => group.page.href.slice('/x/'.length));

  test.each([
    // A product name in lowercase is only a hint.
    ['date picker shortcuts', 'react-date-pickers/shortcuts/'],
    // The guide with the whole name comes first.
    ['time field format', 'react-date-pickers/time-field/'],
    ['date time field format', 'react-date-pickers/date-time-field/'],
    ['shortcuts v7', 'migration/migration-pickers-v6/'],
    ['shortcuts v6', 'migration/migration-pickers-v5/'],
    // Without a version, the guide to the newest one comes first.
    ['shortcuts migration', 'migration/migration-pickers-v6/'],
    // The name belongs to one product.
    ['minDate of shortcuts after upgrading to v6', 'migration/migration-pickers-v5/'],
  ])('%s finds %s first', (question, path) => {
    expect(firstPages(question)[0]).toBe(path);
  });

  const api = 'api/date-pickers/date-picker/';
  test.each([
    ['clearable date picker', ['react-date-pickers/date-picker/']],
    ['DatePicker', [api]],
    ['date picker', [api, 'react-date-pickers/date-picker/']],
    ['renderInput does not exist anymore', [api, 'migration/migration-pickers-v5/']],
  ])('%s finds %j among the first two', (question, paths) => {
    expect(firstPages(question).slice(0, 2)).toEqual(expect.arrayContaining(paths));
  });

  test('migration guides come last, an upgrade without a product finds the page about all', () => {
    expect(firstPages('shortcuts').slice(0, 2)).not.toContain('migration/migration-pickers-v6/');
    const upgrade = firstPages('what has to change to upgrade from v5 to v7');
    expect(upgrade.slice(0, 3)).toContain('migration/upgrade/');
  });
});
