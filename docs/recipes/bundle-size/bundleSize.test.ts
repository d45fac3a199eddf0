/** @jest-environment node */
import path from 'node:path';
import {measureBundle} from '../../../site/packages/measureBundle';

const measure = (line: string) => measureBundle(path.join(__dirname, '../../..'), line);

test('a deeper import has the same size in a production build', () => {
  const {own} = measure('BarChart from @mui/x-charts/BarChart');
  expect(measure('BarChart from @mui/x-charts').own / own).toBeCloseTo(1, 1);
});

test('what a component loads later is not included', () => {
  const {own} = measure('DataGridPremium from @mui/x-data-grid-premium');
  // ExcelJS alone is larger than this.
  expect(own).toBeLessThan(240);
});
