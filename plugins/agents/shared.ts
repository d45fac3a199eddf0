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

/** The product that an address belongs to, API reference included; `undefined` for what concerns them all. */
export function productOf(path: string): ProductId | undefined {
  const name = /\/x\/(?:react-|api\/)([^/]+)\//.exec(path)?.[1];
  return name && Object.hasOwn(PRODUCT_NAMES, name) ? (name as ProductId) : undefined;
}

/** Where "Open in …" leads, by the name of the assistant; `{prompt}` stands for the question. */
export type AgentLinks = Readonly<Record<string, string>>;
