import {translate} from '@docusaurus/Translate';
import {
  landingPageOf,
  productIdOf,
  PRODUCTS,
  type ProductName,
} from '../../../../site/products/shared';
import type {IconName} from '../Icon/Icon';

/** A product in the product panel. */
export interface ProductEntry {
  /** Its id in the product identity. */
  id: string;
  name: string;
  description: string;
  icon: IconName;
  /** The path of its overview page, without the language prefix. */
  href: string;
}

/**
 * Returns the product names and descriptions. They're literals, so the translation extraction finds
 * them.
 */
const getTexts = (): Record<ProductName, {name: string; description: string}> => ({
  'data-grid': {
    name: translate({id: 'docs.product.dataGrid', message: 'Data Grid'}),
    description: translate({
      id: 'docs.product.dataGridDescription',
      message: 'Large tables to sort, filter, edit, and group',
    }),
  },
  'date-pickers': {
    name: translate({id: 'docs.product.datePickers', message: 'Date and Time Pickers'}),
    description: translate({
      id: 'docs.product.datePickersDescription',
      message: 'Dates, times, and ranges, typed or picked',
    }),
  },
  charts: {
    name: translate({id: 'docs.product.charts', message: 'Charts'}),
    description: translate({
      id: 'docs.product.chartsDescription',
      message: 'Bars, lines, pies, and more, drawn in SVG',
    }),
  },
  'tree-view': {
    name: translate({id: 'docs.product.treeView', message: 'Tree View'}),
    description: translate({
      id: 'docs.product.treeViewDescription',
      message: 'Nested items to select, edit, and reorder',
    }),
  },
});

/** Returns the products in the order of the panel. The last one is what they share. */
export function getProducts(): ProductEntry[] {
  const texts = getTexts();
  return [
    ...PRODUCTS.map((product) => ({
      id: productIdOf(product.name),
      ...texts[product.name],
      icon: product.icon,
      href: landingPageOf(product),
    })),
    {
      id: 'null',
      name: translate({id: 'docs.product.overview', message: 'MUI X overview'}),
      description: translate({
        id: 'docs.product.overviewDescription',
        message: 'Installation, licensing, and support for all products',
      }),
      icon: 'compass',
      href: '/x/introduction/',
    },
  ];
}

/** Returns the product name in the page's language. */
export const translateProductLabel = (name: ProductName): string => getTexts()[name].name;

/**
 * Returns the product name for the header in the page's language. In English, it's the short name
 * of the product identity.
 *
 * @param name the name in the product identity
 */
export function translateProductName(productId: string, name: string): string {
  if (productId === 'x-date-pickers') {
    return translate({id: 'docs.header.datePickers', message: 'Date Pickers'});
  }
  const product = getProducts().find(({id}) => id === productId && id !== 'null');
  return product?.name ?? name;
}
