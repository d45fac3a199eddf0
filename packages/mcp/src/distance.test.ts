import {distance} from './distance';

test.each([
  ['column', 'colunm', 1],
  ['column', 'column', 0],
  ['hierarchy', 'heirarchy', 1],
  ['grid', 'chart', 2],
])('%s and %s differ', (a, b, differs) => {
  // Two is "too much" here, and nothing beyond it is counted.
  expect(distance(a, b, 1)).toBe(differs);
});
