import type {Plan} from '../plans/shared';

/**
 * The site's data about a product. Its translated strings are in
 * src/components/common/products/products.ts.
 */
export interface ProductFacts {
  /**
   * The name in packages and paths: `charts` has `@mui/x-charts`, `/x/react-charts/`, and
   * `/x/api/charts/`.
   */
  name: string;
  /** The English display name. */
  label: string;
  /** A short form for narrow places; absent if the label is short. */
  shortLabel?: string;
  /** The name in migration guides and codemods, if it differs. */
  guideName?: string;
  /** Another name in changelog headings besides the label, in lowercase. */
  changelogName?: string;
  /** Its icon in src/components/common/Icon. */
  icon: 'grid' | 'calendar' | 'chart' | 'tree';
  /** The packages by plan, starting with the free one. */
  packages: {community: string} & Partial<Record<Plan, string>>;
  /** Landing pages in the docs of older majors, newest first. */
  olderLandingPages: readonly (readonly [version: string, landingPage: string])[];
}

/** The products, in sidebar order. To add a product, add an entry. */
const TABLE = [
  {
    name: 'data-grid',
    label: 'Data Grid',
    icon: 'grid',
    packages: {
      community: '@mui/x-data-grid',
      pro: '@mui/x-data-grid-pro',
      premium: '@mui/x-data-grid-premium',
    },
    olderLandingPages: [
      ['v7', '/x/react-data-grid/'],
      ['v6', '/x/react-data-grid/'],
      ['v5', '/x/react-data-grid/'],
      ['v4', '/components/data-grid/'],
    ],
  },
  {
    name: 'date-pickers',
    label: 'Date and Time Pickers',
    shortLabel: 'Date Pickers',
    guideName: 'pickers',
    changelogName: 'pickers',
    icon: 'calendar',
    packages: {community: '@mui/x-date-pickers', pro: '@mui/x-date-pickers-pro'},
    olderLandingPages: [
      ['v7', '/x/react-date-pickers/'],
      ['v6', '/x/react-date-pickers/'],
      ['v5', '/x/react-date-pickers/getting-started/'],
    ],
  },
  {
    name: 'charts',
    label: 'Charts',
    icon: 'chart',
    packages: {community: '@mui/x-charts', pro: '@mui/x-charts-pro'},
    olderLandingPages: [
      ['v7', '/x/react-charts/'],
      ['v6', '/x/react-charts/'],
    ],
  },
  {
    name: 'tree-view',
    label: 'Tree View',
    icon: 'tree',
    packages: {community: '@mui/x-tree-view', pro: '@mui/x-tree-view-pro'},
    olderLandingPages: [
      ['v7', '/x/react-tree-view/'],
      ['v6', '/x/react-tree-view/getting-started'],
    ],
  },
] as const satisfies readonly ProductFacts[];

/** The name of a product in packages and paths. */
export type ProductName = (typeof TABLE)[number]['name'];

/** A product with its typed name. */
export type Product = ProductFacts & {name: ProductName};

/** The products, in sidebar order. */
export const PRODUCTS: readonly Product[] = TABLE;

/** Their names, in the same order. */
export const PRODUCT_NAMES: readonly ProductName[] = PRODUCTS.map(({name}) => name);

/** Returns the product with a name; `undefined` if there is none. */
export const findProduct = (name: string | undefined): Product | undefined =>
  PRODUCTS.find((product) => product.name === name);

/** Returns the product with a valid name. */
export const getProduct = (name: ProductName): Product => findProduct(name)!;

/** Creates an object with a value for each product, by name. */
export const mapProducts = <T>(make: (product: Product) => T): Record<ProductName, T> =>
  Object.fromEntries(PRODUCTS.map((product) => [product.name, make(product)])) as Record<
    ProductName,
    T
  >;

/** Returns the name of a product in migration guides and codemods. */
export const guideNameOf = ({guideName, name}: Product): string => guideName ?? name;

/** Returns the product with this name in migration guides and codemods. */
export const findByGuideName = (guideName: string | undefined): Product | undefined =>
  PRODUCTS.find((product) => guideNameOf(product) === guideName);

/** Returns the packages of a product, starting with the free one. */
export const packagesOf = (product: Product): string[] => Object.values(product.packages);

/** Returns the path of a product's landing page, without version and language. */
export const landingPageOf = ({name}: Product): string => `/x/react-${name}/`;

/** Returns the id of a product in its page context, in analytics, and in the search. */
export const productIdOf = (name: ProductName): string => `x-${name}`;

/** Returns the translation id of a product's name: `docs.product.dataGrid`. */
export const productTextId = (name: ProductName): string =>
  `docs.product.${name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())}`;

/** Returns the product that a path belongs to, including its API pages; `undefined` for shared pages. */
export function productOf(path: string): ProductName | undefined {
  const name = /\/x\/(?:react-|api\/)([^/?#]+)\//.exec(path)?.[1];
  return findProduct(name)?.name;
}
