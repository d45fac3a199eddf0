/** The ending of a page's Markdown twin. */
export const TWIN_EXTENSION = '.md';

/** Where the Markdown twin of a page is: `/x/react-charts/bars/` → `/x/react-charts/bars.md`. */
export function twinPath(pagePath: string): string {
  return pagePath.replace(/\/$/, '') + TWIN_EXTENSION;
}

/** The products, as addresses and agents name them, with the names that readers know. */
export const PRODUCT_NAMES = {
  'data-grid': 'Data Grid',
  'date-pickers': 'Date and Time Pickers',
  charts: 'Charts',
  'tree-view': 'Tree View',
} as const;

/** One product of the family. */
export type ProductId = keyof typeof PRODUCT_NAMES;

/** What the products are called in one language. */
export type ProductNames = Readonly<Record<ProductId, string>>;

/** The products by the names that the product panel has for them in a language. */
export function nameProducts(translations: Readonly<Record<string, string>>): ProductNames {
  const nameOf = (id: ProductId) =>
    translations[`docs.product.${id.replace(/-./, ([, letter = '']) => letter.toUpperCase())}`] ??
    PRODUCT_NAMES[id];
  return {
    'data-grid': nameOf('data-grid'),
    'date-pickers': nameOf('date-pickers'),
    charts: nameOf('charts'),
    'tree-view': nameOf('tree-view'),
  };
}

/** The product that an address belongs to, API reference included; `undefined` for what concerns them all. */
export function productOf(path: string): ProductId | undefined {
  const name = /\/x\/(?:react-|api\/)([^/]+)\//.exec(path)?.[1];
  return name && Object.hasOwn(PRODUCT_NAMES, name) ? (name as ProductId) : undefined;
}

/** Where "Open in …" leads, by the name of the assistant; `{prompt}` stands for the question. */
export type AgentLinks = Readonly<Record<string, string>>;
