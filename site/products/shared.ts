import type {Plan} from '../plans/shared';

/** What the site knows of a product of the family. Texts of its own in other languages are in src/components/common/products/products.ts. */
export interface ProductFacts {
  /** As in packages and addresses: `charts` has `@mui/x-charts`, `/x/react-charts/` and `/x/api/charts/`. */
  name: string;
  /** What readers call it, in English. */
  label: string;
  /** The same where there is less room; left out where the label is short. */
  shortLabel?: string;
  /** How its migration guides and codemods call it, where that is not its name. */
  guideName?: string;
  /** What changelogs call it in their headings beside its label, in lower case. */
  changelogName?: string;
  /** Its icon in src/components/common/Icon. */
  icon: 'grid' | 'calendar' | 'chart' | 'tree';
  /** The packages by plan, the free one first. */
  packages: {community: string} & Partial<Record<Plan, string>>;
  /** Front pages in the docs of older majors, newest first. */
  olderFronts: readonly (readonly [version: string, front: string])[];
}

/** The products of the family, in the order of the sidebar. Another product is another entry. */
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
    olderFronts: [
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
    olderFronts: [
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
    olderFronts: [
      ['v7', '/x/react-charts/'],
      ['v6', '/x/react-charts/'],
    ],
  },
  {
    name: 'tree-view',
    label: 'Tree View',
    icon: 'tree',
    packages: {community: '@mui/x-tree-view', pro: '@mui/x-tree-view-pro'},
    olderFronts: [
      ['v7', '/x/react-tree-view/'],
      ['v6', '/x/react-tree-view/getting-started'],
    ],
  },
] as const satisfies readonly ProductFacts[];

/** The name of a product, as packages and addresses have it. */
export type ProductName = (typeof TABLE)[number]['name'];

/** One product of the family. */
export type Product = ProductFacts & {name: ProductName};

/** The products of the family, in the order of the sidebar. */
export const PRODUCTS: readonly Product[] = TABLE;

/** Their names, in the same order. */
export const PRODUCT_NAMES: readonly ProductName[] = PRODUCTS.map(({name}) => name);

/** The product of a name; `undefined` where a text names none. */
export const findProduct = (name: string | undefined): Product | undefined =>
  PRODUCTS.find((product) => product.name === name);

/** The product of a name that is known to be one. */
export const getProduct = (name: ProductName): Product => findProduct(name)!;

/** Something for each product, by its name. */
export const mapProducts = <T>(make: (product: Product) => T): Record<ProductName, T> =>
  Object.fromEntries(PRODUCTS.map((product) => [product.name, make(product)])) as Record<
    ProductName,
    T
  >;

/** How migration guides and codemods call a product. */
export const guideNameOf = ({guideName, name}: Product): string => guideName ?? name;

/** The product that migration guides and codemods call so. */
export const findByGuideName = (guideName: string | undefined): Product | undefined =>
  PRODUCTS.find((product) => guideNameOf(product) === guideName);

/** The packages of a product, the free one first. */
export const packagesOf = (product: Product): string[] => Object.values(product.packages);

/** The front page of a product, without version and language. */
export const frontOf = ({name}: Product): string => `/x/react-${name}/`;

/** The id that the product identity, analytics and the search know a product by. */
export const productIdOf = (name: ProductName): string => `x-${name}`;

/** The id of a product's name among the strings of the site: `docs.product.dataGrid`. */
export const productTextId = (name: ProductName): string =>
  `docs.product.${name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())}`;

/** The product that an address belongs to, its API reference included; `undefined` for what concerns them all. */
export function productOf(path: string): ProductName | undefined {
  const name = /\/x\/(?:react-|api\/)([^/?#]+)\//.exec(path)?.[1];
  return findProduct(name)?.name;
}
