import {getPageTitle} from './shared';

const chinese = {
  '/x/react-data-grid/column-definition': '列定义',
  'Main features': '主要功能',
  '/x/empty': '',
};

const DEFINITION = '/x/react-data-grid/column-definition';

test.each([
  [{pathname: DEFINITION, title: 'Column definition'}, '列定义'],
  [{pathname: '/x/a', subheader: 'Main features'}, '主要功能'],
  // A node with a query has its own title.
  [{pathname: DEFINITION, query: {tab: 'a'}, title: 'Tab A'}, 'Tab A'],
  [{pathname: '/x/roadmap', title: 'Roadmap'}, 'Roadmap'],
  // An empty entry is ignored.
  [{pathname: '/x/empty', title: 'Full'}, 'Full'],
  [{pathname: '/x/roadmap', title: false as const}, undefined],
])('the title of %j is %s', (node, title) => {
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
