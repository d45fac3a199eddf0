import {productIdOf, productOf} from '../../site/products/shared';
import {resolvePath} from './resolvePath';

/** The product of a page. Missing parts are the string `null`, which is what analytics reports. */
export interface Product {
  productId: string;
  productCategoryId: string;
}

const NONE = 'null';

/** The other sites on the same host, by their first path segment. */
const FIRST_FOLDERS: Record<string, Product> = {
  'material-ui': {productId: 'material-ui', productCategoryId: 'core'},
  'base-ui': {productId: 'base-ui', productCategoryId: 'core'},
  'joy-ui': {productId: 'joy-ui', productCategoryId: 'core'},
  system: {productId: 'system', productCategoryId: 'core'},
  x: {productId: NONE, productCategoryId: 'x'},
  toolpad: {productId: 'toolpad-core', productCategoryId: 'toolpad'},
  docs: {productId: 'docs', productCategoryId: NONE},
  versions: {productId: 'docs', productCategoryId: NONE},
  'production-error': {productId: 'docs', productCategoryId: NONE},
};

function identifyPath(path: string): Product {
  const component = /^\/x\/react-([^/?]+)/.exec(path)?.[1];
  if (component !== undefined) {
    return {productId: `x-${component}`, productCategoryId: 'x'};
  }
  if (path.startsWith('/toolpad/studio/')) {
    return {productId: 'toolpad-studio', productCategoryId: 'toolpad'};
  }
  if (path.startsWith('/experiments/docs/')) {
    return {productId: 'docs-infra', productCategoryId: NONE};
  }
  const firstFolder = /^\/([^/]+)\//.exec(path)?.[1] ?? '';
  return FIRST_FOLDERS[firstFolder] ?? {productId: NONE, productCategoryId: NONE};
}

/** Returns the product and category of a path from the address bar. */
export function identifyProduct(path: string, languages?: readonly string[]): Product {
  const {canonicalAsServer} = resolvePath(path, languages);
  const product = identifyPath(canonicalAsServer);
  // The API reference is outside the folders of the products.
  const owner = canonicalAsServer.startsWith('/x/api/') && productOf(canonicalAsServer);
  return owner ? {...product, productId: productIdOf(owner)} : product;
}
