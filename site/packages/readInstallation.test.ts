import path from 'node:path';
import {createSite} from '../demos/fixtures/createSite';
import {readInstallation} from './readInstallation';

const GRID = {'@mui/x-data-grid': '8.12.1'};

const read = (
  product: 'charts' | 'data-grid' | 'date-pickers' | 'tree-view',
  dependencies: object,
) => {
  const siteDir = createSite({
    'package.json': JSON.stringify({dependencies}),
    'versioned_docs/version-v7/package.json': '{"dependencies": {"@mui/x-data-grid": "7.29.13"}}',
  });
  const folder =
    product === 'data-grid' ? 'versioned_docs/version-v7/react-data-grid' : 'docs/page';
  return readInstallation(product, path.join(siteDir, folder));
};

it('offers the plans that have a package, at their own versions', () => {
  const packages = {'@mui/x-tree-view': '8.12.0', '@mui/x-tree-view-pro': '^8.10.1'};
  expect(read('tree-view', {...GRID, ...packages})).toEqual({
    plans: [
      {plan: 'community', name: '@mui/x-tree-view', version: '8.12.0'},
      {plan: 'pro', name: '@mui/x-tree-view-pro', version: '8.10.1'},
    ],
  });
});

it('offers the date libraries of pickers, at the versions that the demos run on', () => {
  const packages = {'@mui/x-date-pickers': '8.12.0', moment: '2.31.0', dayjs: '1.11.23'};
  expect(read('date-pickers', {...GRID, ...packages}).dateLibraries).toEqual([
    {name: 'dayjs', version: '1.11.23'},
    {name: 'moment', version: '2.31.0'},
  ]);
});

it('reads the packages of the version that the page belongs to', () => {
  expect(read('data-grid', GRID).plans[0]).toMatchObject({version: '7.29.13'});
});

it('reports missing packages', () => {
  expect(() => read('charts', GRID)).toThrow(
    'No package.json above this page depends on @mui/x-charts.',
  );
});
