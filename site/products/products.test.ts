import {findByGuideName, findProduct, guideNameOf, productOf} from './shared';

test('guides call the pickers by a shorter name', () => {
  expect(guideNameOf(findProduct('date-pickers')!)).toBe('pickers');
  expect(findByGuideName('pickers')?.name).toBe('date-pickers');
  expect(findByGuideName('charts')?.name).toBe('charts');
  expect(findByGuideName('date-pickers')).toBeUndefined();
});

test.each([
  ['/x/react-charts/bars/', 'charts'],
  ['/zh/x/api/tree-view/tree-item/', 'tree-view'],
  ['/x/migration/migration-charts-v7/', undefined],
  ['/x/react-scheduler/', undefined],
  ['/', undefined],
])('%s belongs to %s', (address, name) => {
  expect(productOf(address)).toBe(name);
});
