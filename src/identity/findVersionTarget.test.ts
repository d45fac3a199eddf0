import {findVersionTarget} from './findVersionTarget';

const v7 = {
  pages: {
    '/x/react-charts/': [],
    '/x/react-charts/bars/': ['stacking', 'BasicBars', '堆叠'],
    '/x/api/charts/bar-chart/': null,
    '/x/api/tree-view/tree-item-2/': null,
  },
  renamed: {'/x/api/tree-view/tree-item/': '/x/api/tree-view/tree-item-2/'},
};

const FRONT = '/x/react-charts/';
const BARS = '/x/react-charts/bars/';
const CHART = '/x/api/charts/bar-chart/';
const OLD_ITEM = '/x/api/tree-view/tree-item/';
const ITEM = '/x/api/tree-view/tree-item-2/';

test.each([
  ['the same page', BARS, '', BARS],
  ['its heading', BARS, '#stacking', `${BARS}#stacking`],
  ['a heading that it lacks', BARS, '#gradients', BARS],
  ['a demo in a styling', BARS, '#css-BasicBars.tsx', `${BARS}#css-BasicBars.tsx`],
  ['a demo that it lacks', BARS, '#Other.js', BARS],
  ['an escaped heading', BARS, '#%E5%A0%86%E5%8F%A0', `${BARS}#%E5%A0%86%E5%8F%A0`],
  ['a broken escape', BARS, '#%E5%', BARS],
  ['a query', BARS, '?label=Date#gradients', `${BARS}?label=Date`],
  ['an API row', CHART, '#bar-chart-prop-series', `${CHART}#bar-chart-prop-series`],
  ['a renamed page', OLD_ITEM, '?label=Date#slots', `${ITEM}?label=Date#slots`],
  ['a missing front page', '/x/introduction/', '', '/x/introduction/', '/x/introduction/'],
])('%s', (_, path, rest, target, landingPage = FRONT) => {
  const {search, hash} = new URL(rest, 'https://mui.com');
  expect(findVersionTarget(v7, path, {search, hash}, landingPage)).toEqual({path: target});
});

test('a page without a counterpart falls back to the overview page and is marked accordingly', () => {
  const location = {search: '?a=1', hash: '#a'};
  const target = findVersionTarget(v7, '/x/react-charts/funnel/', location, FRONT);
  expect(target).toEqual({path: FRONT, isOverview: true});
});
