// cspell:ignore columnpinning minisearch
import {toSteps, type IndexedPage, type SearchIndex} from '../../../../plugins/search/shared';
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
  ...more,
});

const grid = (path: string, title: string, plan: number, prefix: string): IndexedPage =>
  page(path, title, {
    plan,
    rows: [
      {
        kind: 'prop',
        prefix,
        names: toSteps(plan > 0 ? [0, 1, 2, 6, 7] : [0, 1, 2, 7]),
        deprecated: [plan > 0 ? 4 : 3],
      },
      {kind: 'slot', prefix, names: [3]},
      {kind: 'class', prefix, names: [4]},
    ],
    ...(plan === 0 && {removed: [{kind: 'prop', prefix, names: [8], uses: [0]}]}),
  });

/** A search in an index that has nothing but what is given. */
const searchIn = (parts: Partial<SearchIndex>) =>
  createSearch({
    version: '8.12.1',
    covers: 'all',
    base: '/x/',
    groups: [''],
    names: [],
    uses: [],
    words: {},
    errors: [],
    pages: [],
    ...parts,
  });

const makeSearch = (words: SearchIndex['words'] = {}, also?: string) =>
  searchIn({
    names: NAMES,
    uses: ['pageSizeOptions'],
    words,
    errors: [
      ['Can not find the charts localization context', 'react-charts/axis/#use-x-scale'],
      ['Missing height', 'react-data-grid/row-height/'],
    ],
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
  ['the guide of a component in words', 'bar chart', '/x/react-charts/bars/'],
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
  const called = 'freeze columns|冻结列';
  const pinning = '/x/react-data-grid/column-pinning/';
  expect(best('freeze columns', {}, {}, called)).toBe(pinning);
  expect(best('how to freeze the first columns', {}, {}, called)).toBe(pinning);
  expect(best('如何冻结列', {}, {}, called)).toBe(pinning);
  expect(best('freeze', {}, {freeze: 'pinning'})).toBe(pinning);
  // It adds, and takes nothing away.
  expect(best('height', {}, {height: 'pinning'})).toBe('/x/react-data-grid/row-height/');
});

test.each([
  ['as it is printed', 'MUI X: Can not find the charts localization context.'],
  ['with a part of it', 'can not find the charts localization context in my app'],
])('an error text leads to what explains it: %s', (_, question) => {
  expect(best(question)).toBe('/x/react-charts/axis/#use-x-scale');
});

test('a short error text has to be whole', () => {
  expect(best('Missing height')).toBe('/x/react-data-grid/row-height/');
  expect(best('missing toolbar slot')).not.toBe('/x/react-data-grid/row-height/');
});

test('a guide stands above the reference for plain words, the reference above the guide for a name', () => {
  expect(best('row height')).toBe('/x/react-data-grid/row-height/');
  expect(best('rowHeight')).toBe('/x/api/data-grid/data-grid/#data-grid-prop-rowHeight');
});

test('a name that is said in passing of a longer question does not stand above the guide', () => {
  const [first] = makeSearch()(
    'rowHeight against invoices, orders, customers, vendors and spacing',
  );
  expect(first!.page.href).toBe('/x/react-data-grid/row-height/');
});

test('who asks in a sentence what a name does is led to the guide, with the row below it', () => {
  const search = makeSearch({}, 'pinnedColumns');
  const [guide, row] = search('what does pinnedColumns do');
  expect(guide!.page.href).toBe('/x/react-data-grid/column-pinning/');
  expect(row!.hits[0]!.href).toContain('-prop-pinnedColumns');
  expect(search('pinnedColumns')[0]!.hits[0]!.href).toContain('-prop-pinnedColumns');
});

test.each(['column groups', 'group columns'])(
  '%s finds what is called so in this order',
  (name) => {
    const search = searchIn({
      pages: ['Column groups', 'Group columns'].map((title) =>
        page(`react-data-grid/${title.length}-${title[0]}/`, title),
      ),
    });
    // The question mark says that the last word is written to its end.
    expect(search(`${name}?`)[0]!.page.text.toLowerCase()).toBe(name);
  },
);

test('of two guides that fit alike, the one comes first that is asked for in such words', () => {
  const pages = ['react-charts/bars/', 'react-charts/lines/'].map((path) =>
    page(path, path, {description: 'Curves of a chart.'}),
  );
  const ofPage = (at: number) => {
    const asked = `smooth ${at} 0|dot ${at}`;
    const search = searchIn({pages, asked});
    return search('smooth curves')[0]!.page.href;
  };
  expect(ofPage(0)).toBe('/x/react-charts/bars/');
  expect(ofPage(1)).toBe('/x/react-charts/lines/');
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

describe('what a question is about', () => {
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
      page('react-date-pickers/date-time-field/', 'Date Time Field', {
        sections: [['format', 'Custom format']],
      }),
      page('react-date-pickers/time-field/', 'Time Field', {
        sections: [['format', 'Custom format']],
      }),
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

  test('a product in words is a hint, and its component is still found', () => {
    expect(firstPages('date picker shortcuts')[0]).toBe('react-date-pickers/shortcuts/');
    expect(firstPages('clearable date picker').slice(0, 2)).toContain(
      'react-date-pickers/date-picker/',
    );
    expect(firstPages('DatePicker').slice(0, 2)).toContain('api/date-pickers/date-picker/');
    expect(firstPages('date picker').slice(0, 2).sort()).toEqual([
      'api/date-pickers/date-picker/',
      'react-date-pickers/date-picker/',
    ]);
  });

  test('a guide whose whole name is asked for comes before those with a part of it', () => {
    expect(firstPages('time field format')[0]).toBe('react-date-pickers/time-field/');
    expect(firstPages('date time field format')[0]).toBe('react-date-pickers/date-time-field/');
  });

  test('migration guides come last, and first where another version is asked for', () => {
    expect(firstPages('shortcuts').slice(0, 2)).not.toContain('migration/migration-pickers-v6/');
    expect(firstPages('shortcuts v7')[0]).toBe('migration/migration-pickers-v6/');
    expect(firstPages('shortcuts v6')[0]).toBe('migration/migration-pickers-v5/');
  });

  test('a name that one product alone has says whose upgrade is meant', () => {
    expect(firstPages('minDate of shortcuts after upgrading to v6')[0]).toBe(
      'migration/migration-pickers-v5/',
    );
  });

  test('who upgrades without naming a product sees the page about all of them', () => {
    expect(firstPages('what has to change to upgrade from v5 to v7').slice(0, 3)).toContain(
      'migration/upgrade/',
    );
  });

  test('a name that is gone is answered by its row and by the guide', () => {
    expect(firstPages('renderInput does not exist anymore').slice(0, 2).sort()).toEqual([
      'api/date-pickers/date-picker/',
      'migration/migration-pickers-v5/',
    ]);
  });
});
