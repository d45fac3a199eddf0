import {getPageTitle} from './shared';

const chinese = {
  '/x/react-data-grid/column-definition': '列定义',
  'Main features': '主要功能',
  '/x/empty': '',
};

test.each([
  [
    'the catalogue wins over the title',
    {pathname: '/x/react-data-grid/column-definition', title: 'Column definition'},
    '列定义',
  ],
  [
    'a subheader is looked up by its text',
    {pathname: '/x/a', subheader: 'Main features'},
    '主要功能',
  ],
  [
    'a node with a query has its own title',
    {pathname: '/x/react-data-grid/column-definition', query: {tab: 'a'}, title: 'Tab A'},
    'Tab A',
  ],
  ['without an entry the title stands', {pathname: '/x/roadmap', title: 'Roadmap'}, 'Roadmap'],
  ['an empty entry is none', {pathname: '/x/empty', title: 'Full'}, 'Full'],
  ['a title of false means none', {pathname: '/x/roadmap', title: false as const}, undefined],
])('%s', (_, node, title) => {
  expect(getPageTitle(node, chinese)).toBe(title);
});

test.each([
  ['/x/react-data-grid/server-side-data', 'Server side data'],
  ['/x/react-data-grid', 'Data grid'],
  ['/x/react-charts/bars.html', 'Bars'],
  ['/x/introduction/', 'Introduction'],
  ['/x/api/data-grid/data-grid-pro', 'DataGridPro'],
  ['/x/api/charts/use-line-series', 'useLineSeries'],
  ['/x/api-docs/use-line-series', 'UseLineSeries'],
])('a title made from %s is %s', (pathname, title) => {
  expect(getPageTitle({pathname})).toBe(title);
});

test('a title made from a subheader starts with a capital', () => {
  expect(getPageTitle({pathname: '/x/a', subheader: 'main-features'})).toBe('Main features');
});
