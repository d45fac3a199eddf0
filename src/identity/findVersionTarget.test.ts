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

test.each([
  ['the same page', '/x/react-charts/bars/', '', '/x/react-charts/bars/'],
  ['its heading', '/x/react-charts/bars/', '#stacking', '/x/react-charts/bars/#stacking'],
  ['a heading that it lacks', '/x/react-charts/bars/', '#gradients', '/x/react-charts/bars/'],
  [
    'a demo in a styling',
    '/x/react-charts/bars/',
    '#css-BasicBars.tsx',
    '/x/react-charts/bars/#css-BasicBars.tsx',
  ],
  ['a demo that it lacks', '/x/react-charts/bars/', '#Other.js', '/x/react-charts/bars/'],
  [
    'an escaped heading',
    '/x/react-charts/bars/',
    '#%E5%A0%86%E5%8F%A0',
    '/x/react-charts/bars/#%E5%A0%86%E5%8F%A0',
  ],
  ['a broken escape', '/x/react-charts/bars/', '#%E5%', '/x/react-charts/bars/'],
  [
    'an API row',
    '/x/api/charts/bar-chart/',
    '#bar-chart-prop-series',
    '/x/api/charts/bar-chart/#bar-chart-prop-series',
  ],
  [
    'a renamed page',
    '/x/api/tree-view/tree-item/',
    '#slots',
    '/x/api/tree-view/tree-item-2/#slots',
  ],
])('%s', (_, path, hash, target) => {
  expect(findVersionTarget(v7, path, {search: '', hash}, '/x/react-charts/')).toEqual({
    path: target,
  });
});

test('a page without counterpart leads to the front page, and says so', () => {
  expect(
    findVersionTarget(
      v7,
      '/x/react-charts/funnel/',
      {search: '?a=1', hash: '#a'},
      '/x/react-charts/',
    ),
  ).toEqual({
    path: '/x/react-charts/',
    isFront: true,
  });
});

test('a front page that is missing there is still the front page', () => {
  expect(
    findVersionTarget(v7, '/x/introduction/', {search: '', hash: ''}, '/x/introduction/'),
  ).toEqual({
    path: '/x/introduction/',
  });
});

test('the query stays on the same page and on a renamed one', () => {
  const location = {search: '?label=Date', hash: '#gradients'};
  expect(findVersionTarget(v7, '/x/react-charts/bars/', location, '/x/react-charts/').path).toBe(
    '/x/react-charts/bars/?label=Date',
  );
  expect(findVersionTarget(v7, '/x/api/tree-view/tree-item/', location, '/').path).toBe(
    '/x/api/tree-view/tree-item-2/?label=Date#gradients',
  );
});
