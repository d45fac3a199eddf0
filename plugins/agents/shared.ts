import {mapProducts, productTextId, type ProductName} from '../../site/products/shared';

/** The ending of a page's Markdown twin. */
export const TWIN_EXTENSION = '.md';

/** Where the Markdown twin of a page is: `/x/react-charts/bars/` → `/x/react-charts/bars.md`. */
export function twinPath(pagePath: string): string {
  return pagePath.replace(/\/$/, '') + TWIN_EXTENSION;
}

/** What the products are called in one language. */
export type ProductNames = Readonly<Record<ProductName, string>>;

/** The products by the names that the product panel has for them in a language. */
export const nameProducts = (translations: Readonly<Record<string, string>>): ProductNames =>
  mapProducts(({name, label}) => translations[productTextId(name)] ?? label);

/** Where "Open in …" leads, by the name of the assistant; `{prompt}` stands for the question. */
export type AgentLinks = Readonly<Record<string, string>>;
