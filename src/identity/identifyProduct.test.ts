import {identifyProduct} from './identifyProduct';

test.each([
  ['/material-ui/react-button/', 'core', 'material-ui'],
  ['/system/spacing/', 'core', 'system'],
  ['/x/react-data-grid/', 'x', 'x-data-grid'],
  ['/x/react-charts/bars/', 'x', 'x-charts'],
  ['/x/react-scheduler/', 'x', 'x-scheduler'],
  ['/x/introduction/', 'x', 'null'],
  ['/x/api/', 'x', 'null'],
  // The API reference belongs to the product that it describes.
  ['/x/api/data-grid/', 'x', 'x-data-grid'],
  ['/x/api/date-pickers/date-picker/', 'x', 'x-date-pickers'],
  ['/x/api/charts/bar-chart/#props', 'x', 'x-charts'],
  ['/zh/x/api/data-grid/data-grid/', 'x', 'x-data-grid'],
  ['/toolpad/studio/getting-started/', 'toolpad', 'toolpad-studio'],
  ['/toolpad/core/introduction/', 'toolpad', 'toolpad-core'],
  ['/docs/about/', 'null', 'docs'],
  ['/production-error/?code=10', 'null', 'docs'],
  ['/experiments/docs/callouts/', 'null', 'docs-infra'],
  ['/', 'null', 'null'],
  ['/x', 'null', 'null'],
  ['/playground/', 'null', 'null'],
  ['/experiments/grid/', 'null', 'null'],
  // Language, fragment, and query don't affect the product.
  ['/zh/x/react-charts/', 'x', 'x-charts'],
  ['/en/x/react-charts/', 'x', 'x-charts'],
  ['/x/react-charts/#a', 'x', 'x-charts'],
  ['/x/react-charts?b=c', 'x', 'x-charts'],
])('%s belongs to the category %s and the product %s', (path, productCategoryId, productId) => {
  expect(identifyProduct(path)).toEqual({productCategoryId, productId});
});
