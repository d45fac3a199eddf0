import {translate} from '@docusaurus/Translate';
import type {Product} from '../../../plugins/pieces/shared';
import {getProducts} from '../Header/products';
import {versionName, type Choice} from './choice';

/** What a product is called, in the language of the page. */
export const productName = (product: Product): string =>
  getProducts().find(({id}) => id === `x-${product}`)?.name ?? product;

/** What a step is called: "Charts v7 to v8". */
export const guideName = ({product, from, to}: Choice): string =>
  translate(
    {
      id: 'docs.upgrade.step',
      message: '{product}: {from} to {to}',
      description: 'Names an upgrade from one major version to another',
    },
    {product: productName(product), from: versionName(from), to: versionName(to)},
  );
