import {mapProducts, productTextId, type ProductName} from './shared';

/** What the products are called in one language. */
export type ProductNames = Readonly<Record<ProductName, string>>;

/** The products by the names that the product panel has for them in a language. */
export const nameProducts = (translations: Readonly<Record<string, string>>): ProductNames =>
  mapProducts(({name, label}) => translations[productTextId(name)] ?? label);
