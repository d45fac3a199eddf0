import path from 'node:path';
import {measureBundle, printBundleSizes} from './measureBundle';

const site = path.join(__dirname, '../..');

test('measures an import with and without the packages that components share', () => {
  const {name, from, total, own} = measureBundle(
    site,
    'SimpleTreeView from @mui/x-tree-view/SimpleTreeView',
  );
  expect({name, from}).toEqual({name: 'SimpleTreeView', from: '@mui/x-tree-view/SimpleTreeView'});
  expect(own).toBeGreaterThan(10);
  expect(total).toBeGreaterThan(own + 15);
  expect(total).toBeLessThan(150);
});

test.each([
  ['DataGrid', 'Invalid import "DataGrid".'],
  ['DataGird from @mui/x-data-grid', `"DataGird from @mui/x-data-grid" can't be imported.`],
])('%s is a problem', (line, message) => {
  expect(() => measureBundle(site, line)).toThrow(message);
});

test('lists the smallest import first', () => {
  const table = printBundleSizes(site, [
    'DatePicker from @mui/x-date-pickers/DatePicker',
    'SimpleTreeView from @mui/x-tree-view/SimpleTreeView',
  ]);
  expect(
    table
      .split('\n')
      .slice(2)
      .map((row) => row.replaceAll(/\d+ KiB/g, 'N KiB')),
  ).toEqual([
    '| `SimpleTreeView` | `@mui/x-tree-view/SimpleTreeView` | N KiB | N KiB |',
    '| `DatePicker` | `@mui/x-date-pickers/DatePicker` | N KiB | N KiB |',
  ]);
});

describe('the claims of /x/recipes/bundle-size/', () => {
  test('a deeper import has the same size in a production build', () => {
    const {own} = measureBundle(site, 'BarChart from @mui/x-charts/BarChart');
    expect(measureBundle(site, 'BarChart from @mui/x-charts').own / own).toBeCloseTo(1, 1);
  });

  test('what a component loads later is not included', () => {
    const {own} = measureBundle(site, 'DataGridPremium from @mui/x-data-grid-premium');
    // ExcelJS alone is larger than this.
    expect(own).toBeLessThan(240);
  });
});
