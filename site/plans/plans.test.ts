import {planOfModule} from './shared';

test.each([
  ['@mui/x-charts-pro/Heatmap', 'pro'],
  ['@mui/x-data-grid-premium', 'premium'],
  ['@mui/x-charts/BarChart', 'community'],
  ['@mui/x-data-grid-generator', 'community'],
  ['react', 'community'],
])('%s needs %s', (request, plan) => {
  expect(planOfModule(request)).toBe(plan);
});
