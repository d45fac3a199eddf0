import {translate} from '@docusaurus/Translate';
import {frontOf, productIdOf, PRODUCTS, type ProductName} from '../../../../site/products/shared';
import type {IconName} from '../Icon/Icon';

/** A product as the product panel offers it. */
export interface OfferedProduct {
  /** Its id in the product identity. */
  id: string;
  name: string;
  description: string;
  icon: IconName;
  /** Its front page, without the language prefix. */
  href: string;
}

/** What readers read of the products. The texts stand here in full, where translations are looked for. */
const getTexts = (): Record<ProductName, {name: string; description: string}> => ({
  'data-grid': {
    name: translate({id: 'docs.product.dataGrid', message: 'Data Grid'}),
    description: translate({
      id: 'docs.product.dataGridDescription',
      message: 'Large tables to sort, filter, edit and group',
    }),
  },
  'date-pickers': {
    name: translate({id: 'docs.product.datePickers', message: 'Date and Time Pickers'}),
    description: translate({
      id: 'docs.product.datePickersDescription',
      message: 'Dates, times and ranges, typed or picked',
    }),
  },
  charts: {
    name: translate({id: 'docs.product.charts', message: 'Charts'}),
    description: translate({
      id: 'docs.product.chartsDescription',
      message: 'Bars, lines, pies and more, drawn in SVG',
    }),
  },
  'tree-view': {
    name: translate({id: 'docs.product.treeView', message: 'Tree View'}),
    description: translate({
      id: 'docs.product.treeViewDescription',
      message: 'Nested items to select, edit and reorder',
    }),
  },
});

/** The products of the family, in the order of the panel. The last one is what they share. */
export function getProducts(): OfferedProduct[] {
  const texts = getTexts();
  return [
    ...PRODUCTS.map((product) => ({
      id: productIdOf(product.name),
      ...texts[product.name],
      icon: product.icon,
      href: frontOf(product),
    })),
    {
      id: 'null',
      name: translate({id: 'docs.product.overview', message: 'MUI X overview'}),
      description: translate({
        id: 'docs.product.overviewDescription',
        message: 'Installation, licensing and support for all products',
      }),
      icon: 'compass',
      href: '/x/introduction/',
    },
  ];
}

/** What a product is called, in the language of the page. */
export const translateProductLabel = (name: ProductName): string => getTexts()[name].name;

/**
 * The name of a product in the header, in the reader's language. English has the short names of the product identity.
 *
 * @param name what the product identity calls it
 */
export function translateProductName(productId: string, name: string): string {
  if (productId === 'x-date-pickers') {
    return translate({id: 'docs.header.datePickers', message: 'Date Pickers'});
  }
  const product = getProducts().find(({id}) => id === productId && id !== 'null');
  return product?.name ?? name;
}
