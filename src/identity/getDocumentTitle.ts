import {identifyProduct, type Product} from './identifyProduct';

const PRODUCT_NAMES: Record<string, string> = {
  'material-ui': 'Material UI',
  'base-ui': 'MUI Base',
  x: 'MUI X',
  system: 'MUI System',
  toolpad: 'Toolpad',
  'toolpad-studio': 'Toolpad Studio',
  'toolpad-core': 'Toolpad Core',
  'docs-infra': 'Docs Infra',
};

/**
 * Returns the suffix of page titles: the product's name, else the name of its family; `undefined`
 * outside all products.
 */
export function getProductName({productId, productCategoryId}: Product): string | undefined {
  return PRODUCT_NAMES[productId] ?? PRODUCT_NAMES[productCategoryId];
}

/**
 * Returns the document title, `<page title> - MUI X`. A page outside all products has only its
 * title and logs a warning: pages that users visit should have a product, or call `getProductName`
 * first.
 */
export function getDocumentTitle(pageTitle: string, path: string): string {
  const productName = getProductName(identifyProduct(path));
  if (productName === undefined) {
    // eslint-disable-next-line no-console -- required by the specification, for the author of the page
    console.error(`productName mapping missing for ${path}`);
    return pageTitle;
  }
  return `${pageTitle} - ${productName}`;
}
