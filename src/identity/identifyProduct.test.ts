import {identifyProduct} from './identifyProduct';

test.each`
  path                                   | category     | product
  ${'/material-ui/react-button/'}        | ${'core'}    | ${'material-ui'}
  ${'/base-ui/react-menu/'}              | ${'core'}    | ${'base-ui'}
  ${'/system/spacing/'}                  | ${'core'}    | ${'system'}
  ${'/joy-ui/react-button/'}             | ${'core'}    | ${'joy-ui'}
  ${'/x/react-data-grid/'}               | ${'x'}       | ${'x-data-grid'}
  ${'/x/react-data-grid/filtering/'}     | ${'x'}       | ${'x-data-grid'}
  ${'/x/react-date-pickers/'}            | ${'x'}       | ${'x-date-pickers'}
  ${'/x/react-charts/bars/'}             | ${'x'}       | ${'x-charts'}
  ${'/x/react-tree-view/'}               | ${'x'}       | ${'x-tree-view'}
  ${'/x/react-scheduler/'}               | ${'x'}       | ${'x-scheduler'}
  ${'/x/introduction/'}                  | ${'x'}       | ${'null'}
  ${'/x/migration/migration-data-grid/'} | ${'x'}       | ${'null'}
  ${'/x/guides/telemetry/'}              | ${'x'}       | ${'null'}
  ${'/x/common-concepts/'}               | ${'x'}       | ${'null'}
  ${'/x/whats-new/'}                     | ${'x'}       | ${'null'}
  ${'/x/api/'}                           | ${'x'}       | ${'null'}
  ${'/toolpad/studio/getting-started/'}  | ${'toolpad'} | ${'toolpad-studio'}
  ${'/toolpad/core/introduction/'}       | ${'toolpad'} | ${'toolpad-core'}
  ${'/docs/about/'}                      | ${'null'}    | ${'docs'}
  ${'/versions/'}                        | ${'null'}    | ${'docs'}
  ${'/production-error/?code=10'}        | ${'null'}    | ${'docs'}
  ${'/experiments/docs/callouts/'}       | ${'null'}    | ${'docs-infra'}
  ${'/'}                                 | ${'null'}    | ${'null'}
  ${'/x'}                                | ${'null'}    | ${'null'}
  ${'/playground/'}                      | ${'null'}    | ${'null'}
  ${'/experiments/grid/'}                | ${'null'}    | ${'null'}
`(
  '$path belongs to the category $category and the product $product',
  ({path, category, product}) => {
    expect(identifyProduct(path as string)).toEqual({
      productCategoryId: category,
      productId: product,
    });
  },
);

describe('the API reference belongs to the product that it describes', () => {
  test.each([
    ['/x/api/data-grid/', 'x-data-grid'],
    ['/x/api/data-grid/data-grid/', 'x-data-grid'],
    ['/x/api/date-pickers/date-picker/', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/#props', 'x-charts'],
    ['/x/api/tree-view/rich-tree-view/', 'x-tree-view'],
    ['/zh/x/api/data-grid/data-grid/', 'x-data-grid'],
  ])('%s: %s, in the category x', (path, productId) => {
    expect(identifyProduct(path)).toEqual({productId, productCategoryId: 'x'});
  });
});

test.each([
  '/zh/x/react-charts/',
  '/en/x/react-charts/',
  '/x/react-charts/#a',
  '/x/react-charts?b=c',
])('%s: language, fragment and query are no part of the product', (path) => {
  expect(identifyProduct(path)).toEqual({productId: 'x-charts', productCategoryId: 'x'});
});
