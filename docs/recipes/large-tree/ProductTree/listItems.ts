import {CATALOG, type Product} from './catalog';

/** How many products a category shows at first, and how many _Show more_ adds. */
const PAGE_SIZE = 50;
const PAGE_SIZE_OF_SEARCH = 5;

/** The number of visible products by the id of their category. */
export type Limits = Record<string, number>;

export interface CatalogItem extends Product {
  children?: Product[];
}

const format = (value: number) => value.toLocaleString('en-US');
const toMoreId = (categoryId: string) => `${categoryId}/more`;

/** Returns the id of the category if an id is that of its item _Show more_. */
export const toCategoryId = (id: string) => /^(.+)\/more$/.exec(id)?.[1];

/** Returns the limits after a category shows another page. */
export const showMore = (limits: Limits, categoryId: string, visible: number) => ({
  ...limits,
  [categoryId]: visible + PAGE_SIZE,
});

/** Finds products, and returns the first ones of each category as items of a tree. */
export function listItems(query: string, limits: Limits) {
  const text = query.trim().toLowerCase();
  const pageSize = text === '' ? PAGE_SIZE : PAGE_SIZE_OF_SEARCH;
  const items: CatalogItem[] = [];
  let total = 0;

  for (const {id, label, products} of CATALOG) {
    const found =
      text === ''
        ? products
        : products.filter((product) => product.label.toLowerCase().includes(text));
    const children = found.slice(0, limits[id] ?? pageSize);
    const left = found.length - children.length;
    if (left > 0) {
      children.push({id: toMoreId(id), label: `Show more (${format(left)} left)`});
    }
    if (found.length > 0) {
      items.push({id, label: `${label} (${format(found.length)})`, children});
    }
    total += found.length;
  }
  return {items, total: format(total)};
}
