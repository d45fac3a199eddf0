import {mapProducts, productTextId, type ProductName} from './shared';

/** The display names of the products in one language. */
export type ProductNames = Readonly<Record<ProductName, string>>;

/** Returns the product names of a language, from the translations of the product panel. */
export const nameProducts = (translations: Readonly<Record<string, string>>): ProductNames =>
  mapProducts(({name, label}) => translations[productTextId(name)] ?? label);
