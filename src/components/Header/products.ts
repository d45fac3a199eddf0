import {translate} from '@docusaurus/Translate';
import type {IconName} from '../Icon/Icon';

/** A product as the product panel offers it. */
export interface Product {
  /** Its id in the product identity. */
  id: 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view' | 'null';
  name: string;
  description: string;
  icon: IconName;
  /** Its front page, without the language prefix. */
  href: string;
}

/** The products of the family, in the order of the panel. The last one is what they share. */
export function getProducts(): Product[] {
  return [
    {
      id: 'x-data-grid',
      name: translate({id: 'docs.product.dataGrid', message: 'Data Grid'}),
      description: translate({
        id: 'docs.product.dataGridDescription',
        message: 'Large tables to sort, filter, edit and group',
      }),
      icon: 'grid',
      href: '/x/react-data-grid/',
    },
    {
      id: 'x-date-pickers',
      name: translate({id: 'docs.product.datePickers', message: 'Date and Time Pickers'}),
      description: translate({
        id: 'docs.product.datePickersDescription',
        message: 'Dates, times and ranges, typed or picked',
      }),
      icon: 'calendar',
      href: '/x/react-date-pickers/',
    },
    {
      id: 'x-charts',
      name: translate({id: 'docs.product.charts', message: 'Charts'}),
      description: translate({
        id: 'docs.product.chartsDescription',
        message: 'Bars, lines, pies and more, drawn in SVG',
      }),
      icon: 'chart',
      href: '/x/react-charts/',
    },
    {
      id: 'x-tree-view',
      name: translate({id: 'docs.product.treeView', message: 'Tree View'}),
      description: translate({
        id: 'docs.product.treeViewDescription',
        message: 'Nested items to select, edit and reorder',
      }),
      icon: 'tree',
      href: '/x/react-tree-view/',
    },
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
