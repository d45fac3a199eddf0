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

/** The name that titles end with: the product's own, else its family's; undefined outside every product. */
export function getProductName({productId, productCategoryId}: Product): string | undefined {
  return PRODUCT_NAMES[productId] ?? PRODUCT_NAMES[productCategoryId];
}

/**
 * The title of the document, `<page title> - MUI X`. A page outside every product keeps its bare title, and the console says
 * so: a page that readers reach should have a product, or ask `getProductName` first.
 */
export function getDocumentTitle(pageTitle: string, path: string): string {
  const productName = getProductName(identifyProduct(path));
  if (productName === undefined) {
    // eslint-disable-next-line no-console -- the specification's own message, for the author of the page
    console.error(`productName mapping missing for ${path}`);
    return pageTitle;
  }
  return `${pageTitle} - ${productName}`;
}
