import {isPlan, planOfModule} from './shared';

test.each([
  ['pro', true],
  ['community', true],
  ['Pro', false],
  [undefined, false],
])('%p is a plan: %p', (value, expected) => {
  expect(isPlan(value)).toBe(expected);
});

test.each([
  ['@mui/x-charts-pro/Heatmap', 'pro'],
  ['@mui/x-data-grid-premium', 'premium'],
  ['@mui/x-charts/BarChart', 'community'],
  ['@mui/x-data-grid-generator', 'community'],
  ['react', 'community'],
])('%s needs %s', (request, plan) => {
  expect(planOfModule(request)).toBe(plan);
});
