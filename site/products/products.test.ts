import fs from 'node:fs';
import path from 'node:path';
import {
  findByGuideName,
  findProduct,
  landingPageOf,
  guideNameOf,
  packagesOf,
  productOf,
  PRODUCTS,
} from './shared';

const site = path.join(__dirname, '../..');

test.each(PRODUCTS.map((product) => [product.name, product] as const))(
  '%s: its packages are installed, and its folder has a front page',
  (name, product) => {
    for (const each of packagesOf(product)) {
      expect(fs.existsSync(path.join(site, 'node_modules', each, 'package.json'))).toBe(true);
    }
    expect(fs.existsSync(path.join(site, `docs/react-${name}/index.mdx`))).toBe(true);
    expect(landingPageOf(product)).toBe(`/x/react-${name}/`);
  },
);

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
