import {getDocumentTitle, getProductName} from './getDocumentTitle';

test.each([
  ['Column definition', '/x/react-data-grid/column-definition/', 'Column definition - MUI X'],
  ['DataGrid API', '/x/api/data-grid/data-grid/', 'DataGrid API - MUI X'],
  ['安装', '/zh/x/introduction/installation/', '安装 - MUI X'],
  ['Button', '/material-ui/react-button/', 'Button - Material UI'],
  ['Studio', '/toolpad/studio/', 'Studio - Toolpad Studio'],
  ['Callouts', '/experiments/docs/callouts/', 'Callouts - Docs Infra'],
])('the title of %s at %s is "%s"', (title, path, expected) => {
  expect(getDocumentTitle(title, path)).toBe(expected);
});

test('a page outside all products has only its title, and an error is logged', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(getDocumentTitle('Blog', '/blog/')).toBe('Blog');
  expect(error).toHaveBeenCalledWith('productName mapping missing for /blog/');
});

test('a product without a name uses the name of its category', () => {
  expect(getProductName({productId: 'x-scheduler', productCategoryId: 'x'})).toBe('MUI X');
  expect(getProductName({productId: 'null', productCategoryId: 'null'})).toBeUndefined();
});
