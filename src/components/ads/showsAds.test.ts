import {showsAds} from './showsAds';

test.each([
  ['/x/introduction/', false],
  ['/x/introduction/licensing/', false],
  ['/x/introduction/roadmap/', true],
  ['/x/guides/telemetry/', false],
  ['/x/common-concepts/custom-components/', false],
  ['/x/react-data-grid/', false],
  ['/x/react-data-grid/quickstart/', false],
  ['/x/react-data-grid/features/', false],
  ['/x/react-data-grid/demos/inventory/', false],
  ['/x/react-data-grid/column-definition/', true],
  ['/x/react-data-grid/editing/', true],
  ['/x/react-charts/overview/', false],
  ['/x/react-charts/examples/', false],
  ['/x/react-charts/bars/', true],
  ['/x/react-date-pickers/playground/', false],
  ['/x/react-tree-view/', false],
  ['/x/api/data-grid/data-grid/', true],
  ['/x/migration/migration-data-grid-v7/', true],
])('%s by itself: %p', (path, expected) => {
  expect(showsAds(path, {})).toBe(expected);
});

test.each([
  ['a Pro page has none', {plan: 'pro'}, false],
  ['a Premium page has none', {plan: 'premium'}, false],
  ['the page’s own word counts more than its plan', {plan: 'pro', disableAd: false}, true],
  ['a page that wants none has none', {disableAd: true}, false],
] as const)('%s', (_, facts, expected) => {
  expect(showsAds('/x/react-charts/bars/', facts)).toBe(expected);
});

test('the page’s own word counts more than its place', () => {
  expect(showsAds('/x/introduction/', {disableAd: false})).toBe(true);
});
